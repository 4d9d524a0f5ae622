import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { establishMergeBase } from '../../src/git/deepen.ts';
import { resolveCommit } from '../../src/git/revisions.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { cloneOf, pullRequest, type Clone } from '../helpers/pull-request.ts';

describe('in a full clone', () => {
  test('a missing commit is fetched with its history, and the clone does not change', async () => {
    await using origin = await temporaryRepository();
    const { fork, feature } = await pullRequest(origin);
    const checkout = await cloneOf(origin, '--single-branch', '--branch', 'main');
    await checkout.git(['checkout', '--quiet', '-b', 'work', fork]);
    await checkout.write('d.py', '1\n');
    const head = await checkout.commit('work');
    const before = folderDigest(path.join(checkout.path, '.git'));
    await using opened = await openedStore(checkout.path);
    const { store, signal } = opened;
    const base = await resolveCommit(store, feature, undefined, signal);
    expect(await establishMergeBase(store, base, head, undefined, signal)).toBe(fork);
    expect(folderDigest(path.join(checkout.path, '.git'))).toEqual(before);
  });
});

describe('a missing commit', () => {
  const missing = async (checkout: Clone, revision: string): Promise<unknown> => {
    await using opened = await openedStore(checkout.path);
    return await resolveCommit(opened.store, revision, undefined, opened.signal).catch(
      (error: unknown) => error,
    );
  };

  test('causes E/INCONCLUSIVE with a fetch command if the origin is absent, unreachable or invalid', async () => {
    await using origin = await temporaryRepository();
    const { main } = await pullRequest(origin);
    const checkout = await cloneOf(origin, '--depth=1');
    const inconclusive = {
      code: 'E/INCONCLUSIVE',
      details: { revision: main, fixCommand: `git fetch --depth=1 origin ${main}` },
    };
    await rename(origin.path, `${origin.path}-moved`);
    const unreachable = await missing(checkout, main);
    expect(unreachable).toMatchObject(inconclusive);
    expect((unreachable as Error).message).toContain('fatal: ');
    expect((unreachable as Error).message).not.toContain(origin.beside);
    await writeFile(origin.path, 'no repository');
    expect(await missing(checkout, main)).toMatchObject(inconclusive);
    await checkout.git(['config', 'remote.origin.url', '--upload-pack=false']);
    expect(await missing(checkout, main)).toMatchObject(inconclusive);
    await checkout.git(['remote', 'remove', 'origin']);
    const none = await missing(checkout, main);
    expect(none).toMatchObject(inconclusive);
    expect((none as Error).message).toContain('the checkout has no origin');
  });

  test('that the origin also lacks causes an error that asks for a different revision and contains no fetch command', async () => {
    await using origin = await temporaryRepository();
    await pullRequest(origin);
    const checkout = await cloneOf(origin, '--depth=1');
    for (const revision of ['1'.repeat(40), 'no-such-branch', 'origin/no-such-branch']) {
      const error = await missing(checkout, revision);
      expect(error).toMatchObject({ code: 'E/INCONCLUSIVE', hint: 'name-revision', details: { revision } });
      expect((error as Error).message).toContain(`Neither the clone nor its origin has ${revision} (fatal: `);
      expect((error as Error).message).not.toContain('git fetch');
    }
  });

  test('is not fetched from an origin that looks like an option', async () => {
    await using origin = await temporaryRepository();
    const { main } = await pullRequest(origin);
    const checkout = await cloneOf(origin, '--depth=1');
    await checkout.git(['config', 'remote.origin.url', '--quiet']);
    // Git reads `--quiet` as a path, not as an option. lanser replaces it by `origin` in Git's message.
    expect(String(await missing(checkout, main))).toContain("strange pathname 'origin' blocked");
  });

  test('is fetched from an origin whose path is relative to the checkout', async () => {
    await using origin = await temporaryRepository();
    const { main } = await pullRequest(origin);
    const checkout = await cloneOf(origin, '--depth=1');
    await checkout.git(['config', 'remote.origin.url', '../checkout']);
    expect(await missing(checkout, main)).toBe(main);
  });
});
