import path from 'node:path';
import { expect, test } from 'vitest';
import { listTree } from '../../src/git/trees.ts';
import { snapshotWorktree } from '../../src/git/worktree.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { repositoryAt, temporaryRepository } from '../helpers/temporary-repository.ts';

test('an unchanged nested repository has its commit, even if a submodule in it has a tab in its name', async () => {
  await using repository = await temporaryRepository();
  await repository.write('a.py', '1\n');
  const inner = repositoryAt(path.join(repository.path, 'inner'), '');
  const module = repositoryAt(path.join(inner.path, 'mod\tule'), '');
  for (const nested of [inner, module]) {
    await repository.git(['init', '--quiet', nested.path]);
    await nested.git(['config', 'user.name', 'A']);
    await nested.git(['config', 'user.email', 'a@example.org']);
  }
  await module.git(['commit', '--quiet', '--allow-empty', '--message', 'module']);
  await inner.git(['add', '.']);
  await inner.git(['commit', '--quiet', '--message', 'inner']);
  await using opened = await openedStore(repository.path);
  const entries = await listTree(
    opened.store,
    await snapshotWorktree(opened.store, opened.signal),
    opened.signal,
  );
  const entry = entries.find(({ path: name }) => name === 'inner');
  expect(entry).toMatchObject({ kind: 'submodule', id: await inner.git(['rev-parse', 'HEAD']) });
});
