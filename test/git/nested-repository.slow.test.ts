import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listTree } from '../../src/git/trees.ts';
import { snapshotWorktree } from '../../src/git/worktree.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

test('a file of more than 2 GiB in a changed nested repository does not cause an error', async () => {
  await using repository = await temporaryRepository();
  await repository.write('a.py', '1\n');
  await repository.git(['init', '--quiet', 'inner']);
  await repository.write('inner/large.json', '');
  // The file is sparse, so it uses almost no disk space.
  await truncate(path.join(repository.path, 'inner/large.json'), 2 ** 31 + 1);
  await using opened = await openedStore(repository.path);
  const tree = await snapshotWorktree(opened.store, opened.signal);
  const entries = await listTree(opened.store, tree, opened.signal);
  expect(entries.map(({ path: name }) => name)).toEqual(['a.py', 'inner']);
});
