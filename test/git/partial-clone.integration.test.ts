import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { establishMergeBase } from '../../src/git/deepen.ts';
import { materialise } from '../../src/git/materialise.ts';
import { completeCommit, isPartialClone } from '../../src/git/partial-clone.ts';
import { resolveCommit, treeOf } from '../../src/git/revisions.ts';
import { diffTrees } from '../../src/git/tree-changes.ts';
import { listTree } from '../../src/git/trees.ts';
import { snapshotWorktree } from '../../src/git/worktree.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { listeningServer } from '../helpers/listening-server.ts';
import { openedStore } from '../helpers/opened-store.ts';
import {
  repositoryAt,
  temporaryRepository,
  type TemporaryRepository,
} from '../helpers/temporary-repository.ts';

type Checkout = ReturnType<typeof repositoryAt>;

async function originOfThree(): Promise<TemporaryRepository> {
  const origin = await temporaryRepository();
  await origin.git(['config', 'uploadpack.allowFilter', 'true']);
  await origin.git(['config', 'uploadpack.allowAnySHA1InWant', 'true']);
  for (const text of ['zero', 'one', 'two']) {
    await origin.write('a.py', `a = "${text}"\n`);
    await origin.write('pkg/sub/b.py', `b = "${text}"\n`);
    await origin.write('pkg/same.py', 'same = 1\n');
    await origin.commit(text);
  }
  // Large servers have a bitmap index. With this index, a fetch omits all objects of the commits that the clone has,
  // even objects that the clone's filter left out.
  await origin.git(['repack', '--quiet', '-a', '-d', '--write-bitmap-index']);
  return origin;
}

async function clone(origin: TemporaryRepository, ...options: readonly string[]): Promise<Checkout> {
  const place = path.join(origin.beside, 'clone');
  await origin.git(['clone', '--quiet', ...options, pathToFileURL(origin.path).href, place]);
  return repositoryAt(place, origin.beside);
}

let origin: TemporaryRepository;

beforeEach(async () => {
  origin = await originOfThree();
  return async () => origin[Symbol.asyncDispose]();
});

describe('a partial clone', () => {
  test.each(['blob:none', 'blob:limit=1', 'tree:0'])(
    'with the filter %s does not change: missing objects are fetched into a separate object store',
    async (filter) => {
      const checkout = await clone(origin, `--filter=${filter}`);
      const untouched = folderDigest(path.join(checkout.path, '.git'));
      await using opened = await openedStore(checkout.path);
      const { store, scratch, signal } = opened;
      expect(await isPartialClone(opened.repository, signal)).toBe(true);
      const head = await resolveCommit(store, 'HEAD', undefined, signal);
      const base = await resolveCommit(store, 'HEAD~2', undefined, signal);
      expect(await establishMergeBase(store, base, head, undefined, signal)).toBe(base);
      for (const commit of [base, head]) await completeCommit(store, commit, undefined, signal);
      const before = await treeOf(store, base, signal);
      const changes = await diffTrees(store, before, await treeOf(store, head, signal), signal);
      expect(changes.map(({ headPath, hunks }) => [headPath, hunks.length])).toEqual([
        ['a.py', 1],
        ['pkg/sub/b.py', 1],
      ]);
      await materialise(store, await listTree(store, before, signal), scratch, () => true, signal);
      expect(folderDigest(path.join(checkout.path, '.git'))).toEqual(untouched);
    },
  );

  test('with a sparse checkout has a snapshot that also contains the files outside of the sparse checkout', async () => {
    const checkout = await clone(origin, '--filter=blob:none', '--sparse');
    await checkout.write('a.py', 'a = "changed"\n');
    await using opened = await openedStore(checkout.path);
    const { store, signal } = opened;
    const tree = await snapshotWorktree(store, signal);
    const head = await resolveCommit(store, 'HEAD', undefined, signal);
    const changes = await diffTrees(store, await treeOf(store, head, signal), tree, signal);
    expect(changes.map(({ headPath }) => headPath)).toEqual(['a.py']);
    const names = (await listTree(store, tree, signal)).map(({ path: name }) => name);
    expect(names).toEqual(['a.py', 'pkg/same.py', 'pkg/sub/b.py']);
  });

  test('can be used without a reachable origin if it has all objects of the commit', async () => {
    const checkout = await clone(origin, '--filter=blob:none');
    await checkout.git(['remote', 'set-url', 'origin', '../nowhere']);
    await using opened = await openedStore(checkout.path);
    const { store, signal } = opened;
    const head = await resolveCommit(store, 'HEAD', undefined, signal);
    await expect(completeCommit(store, head, undefined, signal)).resolves.toBeUndefined();
  });

  test('causes E/INCONCLUSIVE with a command that completes the clone if the fetch fails', async () => {
    const checkout = await clone(origin, '--filter=blob:none');
    const { href } = pathToFileURL(origin.path);
    const base = await checkout.git(['rev-parse', 'HEAD~2']);
    const attempt = async (): Promise<unknown> => {
      await using opened = await openedStore(checkout.path);
      const completed = completeCommit(opened.store, base, undefined, opened.signal);
      return await completed.catch((error: unknown) => error);
    };
    const fixCommand = 'git fetch --refetch --no-filter origin';
    const inconclusive = { code: 'E/INCONCLUSIVE', details: { revision: base, missing: 2, fixCommand } };
    await checkout.git(['remote', 'set-url', 'origin', `${href}-gone`]);
    const withoutRemote = await attempt();
    expect(withoutRemote).toMatchObject(inconclusive);
    expect(String(withoutRemote)).toContain('fatal: ');
    expect(String(withoutRemote)).toContain(fixCommand);
    expect(String(withoutRemote)).not.toContain(origin.path);
    await checkout.git(['config', '--unset', 'remote.origin.url']);
    expect(await attempt()).toMatchObject(inconclusive);
    await checkout.git(['config', 'remote.origin.url', href]);
    await checkout.git(fixCommand.split(' ').slice(1));
    await checkout.git(['remote', 'set-url', 'origin', `${href}-gone`]);
    expect(await attempt()).toBeUndefined();
  });
});

test.each([
  ['blob:none', '--depth=2'],
  ['tree:0', '--depth=2'],
  ['tree:0', '--no-single-branch'],
])(
  'in a clone with the filter %s and the option %s, a missing commit is fetched with its files',
  async (filter, option) => {
    const checkout = await clone(origin, `--filter=${filter}`, option);
    // The branch `other` and the clone share a commit. The clone lacks objects of this commit's tree.
    await origin.git(['checkout', '--quiet', '-b', 'other', 'HEAD~1']);
    await origin.write('a.py', 'a = "other"\n');
    const commit = await origin.commit('other');
    const untouched = folderDigest(path.join(checkout.path, '.git'));
    await using opened = await openedStore(checkout.path);
    const { store, scratch, signal } = opened;
    expect(await resolveCommit(store, commit, undefined, signal)).toBe(commit);
    const entries = await listTree(store, await treeOf(store, commit, signal), signal);
    await materialise(store, entries, scratch, () => true, signal);
    expect(await readFile(path.join(scratch, 'a.py'), 'utf8')).toBe('a = "other"\n');
    expect(folderDigest(path.join(checkout.path, '.git'))).toEqual(untouched);
  },
);

test('a token is sent only to the server in `serverUrl`, and does not appear in messages', async () => {
  const checkout = await clone(origin, '--filter=blob:none');
  const base = await checkout.git(['rev-parse', 'HEAD~2']);
  await using server = await listeningServer('https', (_, response) => response.writeHead(404).end());
  const serverUrl = `https://localhost:${server.port}`;
  await checkout.git(['remote', 'set-url', 'origin', `${serverUrl}/owner/name`]);
  await using opened = await openedStore(checkout.path, { GIT_SSL_NO_VERIFY: '1', NO_PROXY: '*' });
  const { store, signal } = opened;
  for (const to of [serverUrl, 'https://github.com']) {
    const authorization = { serverUrl: to, token: 'ghs_secret' };
    const failure: unknown = await completeCommit(store, base, authorization, signal).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code: 'E/INCONCLUSIVE' });
    expect(JSON.stringify(failure) + String(failure)).not.toMatch(/ghs_secret|localhost/u);
  }
  const basic = Buffer.from('x-access-token:ghs_secret').toString('base64');
  expect(server.requests.map((request) => request.authorization)).toEqual([`basic ${basic}`, undefined]);
});

test('isPartialClone returns false for a full clone', async () => {
  const checkout = await clone(origin);
  await using opened = await openedStore(checkout.path);
  expect(await isPartialClone(opened.repository, opened.signal)).toBe(false);
});
