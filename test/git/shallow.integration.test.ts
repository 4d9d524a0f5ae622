import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { establishMergeBase } from '../../src/git/deepen.ts';
import { completeCommit } from '../../src/git/partial-clone.ts';
import { commitParents, resolveCommit, treeOf } from '../../src/git/revisions.ts';
import { diffTrees } from '../../src/git/tree-changes.ts';
import { listTree } from '../../src/git/trees.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { cloneOf, pullRequest } from '../helpers/pull-request.ts';

describe('a clone at depth 1', () => {
  test("contains the ids of a merge commit's parents, and the first parent is fetched only into lanser's store", async () => {
    await using origin = await temporaryRepository();
    const { main, feature, merge } = await pullRequest(origin);
    const checkout = await cloneOf(origin, '--depth=1');
    const digest = folderDigest(path.join(checkout.path, '.git'));
    await using opened = await openedStore(checkout.path);
    const { store, signal } = opened;
    const head = await resolveCommit(store, 'HEAD', undefined, signal);
    expect(head).toBe(merge);
    expect(await commitParents(store, head, signal)).toEqual([main, feature]);
    expect(await resolveCommit(store, main, undefined, signal)).toBe(main);
    expect(await establishMergeBase(store, main, head, undefined, signal)).toBe(main);
    const [mainTree, headTree] = [await treeOf(store, main, signal), await treeOf(store, head, signal)];
    expect((await listTree(store, mainTree, signal)).map((entry) => entry.path)).toEqual(['a.py', 'c.py']);
    expect(await diffTrees(store, mainTree, headTree, signal)).toMatchObject([
      { kind: 'added', headPath: 'b.py' },
    ]);
    expect(folderDigest(path.join(checkout.path, '.git'))).toEqual(digest);
    await expect(checkout.git(['cat-file', '-e', main])).rejects.toThrow();
  });

  test('does not prevent the fetch of a missing branch; unknown branches and `HEAD~1` cause E/INCONCLUSIVE', async () => {
    await using origin = await temporaryRepository();
    const { feature } = await pullRequest(origin);
    const checkout = await cloneOf(origin, '--depth=1');
    await using opened = await openedStore(checkout.path);
    const resolve = async (name: string): Promise<string> =>
      resolveCommit(opened.store, name, undefined, opened.signal);
    expect(await resolve('feature')).toBe(feature);
    expect(await resolve('refs/heads/feature')).toBe(feature);
    await expect(resolve('no-such-branch')).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
      hint: 'name-revision',
    });
    await expect(resolve('HEAD~1')).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
      details: { fixCommand: 'git fetch --unshallow origin' },
    });
    await expect(resolve('--upload-pack=false')).rejects.toMatchObject({ code: 'E/INCONCLUSIVE' });
  });

  test('causes E/INCONCLUSIVE if the merge base cannot be fetched; the command in the error fetches it', async () => {
    await using origin = await temporaryRepository();
    const { fork, main } = await pullRequest(origin);
    const checkout = await cloneOf(origin, '--depth=1', '--branch', 'feature');
    const attempt = async (): Promise<string> => {
      await using opened = await openedStore(checkout.path);
      const { store, signal } = opened;
      const head = await resolveCommit(store, 'HEAD', undefined, signal);
      const base = await resolveCommit(store, main, undefined, signal);
      if (isOffline) await checkout.git(['remote', 'rename', 'origin', 'away']);
      return await establishMergeBase(store, base, head, undefined, signal);
    };
    let isOffline = true;
    const failure = (await attempt().catch((error: unknown) => error)) as { details: { fixCommand: string } };
    expect(failure).toMatchObject({
      code: 'E/INCONCLUSIVE',
      details: { fixCommand: 'git fetch --unshallow origin' },
    });
    isOffline = false;
    await checkout.git(['remote', 'rename', 'away', 'origin']);
    await checkout.git(failure.details.fixCommand.split(' ').slice(1));
    expect(await attempt()).toBe(fork);
  });

  test('causes E/INCONCLUSIVE if files of the merge base cannot be fetched; the command in the error fetches them', async () => {
    await using origin = await temporaryRepository();
    const { fork, main } = await pullRequest(origin);
    await origin.git(['config', 'uploadpack.allowFilter', 'true']);
    const checkout = await cloneOf(origin, '--depth=1', '--branch', 'feature');
    const attempt = async (isOffline: boolean): Promise<unknown> => {
      await using opened = await openedStore(checkout.path);
      const { store, signal } = opened;
      const head = await resolveCommit(store, 'HEAD', undefined, signal);
      if (isOffline) {
        const base = await resolveCommit(store, main, undefined, signal);
        expect(await establishMergeBase(store, base, head, undefined, signal)).toBe(fork);
        await checkout.git(['remote', 'rename', 'origin', 'away']);
      }
      return await completeCommit(store, fork, undefined, signal).catch((error: unknown) => error);
    };
    const fixCommand = 'git fetch --unshallow origin';
    expect(await attempt(true)).toMatchObject({
      code: 'E/INCONCLUSIVE',
      message: expect.stringContaining('The clone is shallow and lacks parts of') as unknown,
      details: { revision: fork, fixCommand },
    });
    await checkout.git(['remote', 'rename', 'away', 'origin']);
    await checkout.git(fixCommand.split(' ').slice(1));
    await checkout.git(['remote', 'rename', 'origin', 'away']);
    expect(await attempt(false)).toBeUndefined();
  });
});

describe('a clone of a merge commit at depth 2', () => {
  test('needs no fetch, and its file `shallow` stays unchanged', async () => {
    await using origin = await temporaryRepository();
    const { main, feature, merge } = await pullRequest(origin);
    const checkout = await cloneOf(origin, '--depth=2');
    await checkout.git(['remote', 'remove', 'origin']);
    const shallow = await readFile(path.join(checkout.path, '.git', 'shallow'));
    const { mtimeNs } = await stat(path.join(checkout.path, '.git', 'shallow'), { bigint: true });
    await using opened = await openedStore(checkout.path);
    const { store, signal } = opened;
    expect(await resolveCommit(store, 'HEAD^1', undefined, signal)).toBe(main);
    expect(await commitParents(store, merge, signal)).toEqual([main, feature]);
    expect(await establishMergeBase(store, main, merge, undefined, signal)).toBe(main);
    expect(await readFile(path.join(checkout.path, '.git', 'shallow'))).toEqual(shallow);
    expect((await stat(path.join(checkout.path, '.git', 'shallow'), { bigint: true })).mtimeNs).toBe(mtimeNs);
  });
});
