import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { establishMergeBase } from '../../src/git/deepen.ts';
import { materialise } from '../../src/git/materialise.ts';
import { isDirty } from '../../src/git/repository.ts';
import { resolveCommit, treeOf } from '../../src/git/revisions.ts';
import { diffTrees } from '../../src/git/tree-changes.ts';
import { listTree } from '../../src/git/trees.ts';
import { snapshotWorktree } from '../../src/git/worktree.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { repositoryAt, temporaryRepository } from '../helpers/temporary-repository.ts';

/** Runs operations with which the gate reads a repository. */
async function useAll(checkout: string, base: string): Promise<void> {
  await using opened = await openedStore(checkout);
  const { store, scratch, signal } = opened;
  await isDirty(opened.repository, signal);
  const head = await resolveCommit(store, 'HEAD', undefined, signal);
  const before = await establishMergeBase(
    store,
    await resolveCommit(store, base, undefined, signal),
    head,
    undefined,
    signal,
  );
  const tree = await snapshotWorktree(store, signal);
  await diffTrees(store, await treeOf(store, before, signal), tree, signal);
  await materialise(store, await listTree(store, tree, signal), scratch, () => true, signal);
}

describe('a repository that the gate reads', () => {
  test('keeps its contents, modes and modification times, apart from the times of Git objects', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    await repository.write('b.py', 'b\n');
    await repository.write('.gitignore', 'ignored\n');
    const base = await repository.commit();
    await repository.git(['checkout', '--quiet', '-b', 'feature']);
    await repository.write('a.py', 'changed\n');
    await repository.commit();
    await repository.git(['tag', 'v1']);
    await repository.write('a.py', 'stashed\n');
    await repository.git(['stash', '--quiet']);
    await repository.write('a.py', 'staged\n');
    await repository.git(['add', 'a.py']);
    await repository.write('a.py', 'unstaged\n');
    await repository.write('untracked.py', 'u\n');
    await repository.write('ignored', 'i\n');
    await repository.link('link', '../beside');
    // The time of b.py now differs from its time in the index, so `git status` would update the index.
    await utimes(path.join(repository.path, 'b.py'), 1, 1);
    const digest = folderDigest(repository.path);
    await useAll(repository.path, base);
    expect(folderDigest(repository.path)).toEqual(digest);
    await repository.git(['status']);
    expect(folderDigest(repository.path)).not.toEqual(digest);
  });

  test('stays unchanged if the checkout is a linked working tree', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    const base = await repository.commit();
    const linked = repositoryAt(path.join(repository.beside, 'linked'), repository.beside);
    await repository.git(['worktree', 'add', '--quiet', linked.path]);
    await linked.write('a.py', 'changed\n');
    await utimes(path.join(linked.path, 'a.py'), 1, 1);
    const digest = folderDigest(repository.beside);
    await useAll(linked.path, base);
    expect(folderDigest(repository.beside)).toEqual(digest);
  });

  test('stays unchanged with an untracked cache and automatic garbage collection', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    await repository.write('deep/b.py', 'b\n');
    const base = await repository.commit();
    await repository.git(['config', 'feature.manyFiles', 'true']);
    await repository.git(['config', 'core.untrackedCache', 'true']);
    await repository.git(['config', 'gc.auto', '1']);
    await repository.git(['status']);
    await repository.write('deep/c.py', 'c\n');
    await repository.write('a.py', 'changed\n');
    const digest = folderDigest(repository.path);
    await useAll(repository.path, base);
    expect(folderDigest(repository.path)).toEqual(digest);
  });
});
