import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listTree } from '../../src/git/trees.ts';
import { snapshotWorktree } from '../../src/git/worktree.ts';
import { asOrdinaryUser } from '../helpers/ordinary-user.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { repositoryAt, temporaryRepository } from '../helpers/temporary-repository.ts';

test('a snapshot contains the commit id of an unchanged nested repository, even if this repository has a submodule whose name contains a tab', async () => {
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

/**
 * Functions that prepare the nested repository `inner`. Each returns the path of a source in `inner`. After the test
 * has written this source, the id of `inner` in a snapshot is not the id of a commit.
 */
const CHANGED: Readonly<Record<string, (inner: Inner) => Promise<string>>> = {
  'a nested repository with an edited source': async ({ write, commit }) => {
    await write('a.py', 'a = 0\n');
    await commit();
    return 'a.py';
  },
  'a nested repository with an untracked source': async ({ commit }) => {
    await commit();
    return 'a.py';
  },
  'a nested repository without a commit': async () => 'a.py',
  'an edited nested repository in a nested repository': async ({ git, write, commit }) => {
    await git(['init', '--quiet', 'deep']);
    await write('deep/b.txt', '');
    await git(['-C', 'deep', 'add', '.']);
    await git([
      '-C',
      'deep',
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@b.c',
      'commit',
      '--quiet',
      '-m',
      'deep',
    ]);
    await commit();
    return 'deep/a.py';
  },
  'a nested repository that is configured as bare': async ({ git }) => {
    await git(['config', 'core.bare', 'true']);
    return 'a.py';
  },
};

type Inner = ReturnType<typeof repositoryAt>;

test.each(Object.entries(CHANGED))(
  '%s has the same id for the same sources, and a different id for different sources',
  async (_, prepare) => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '1\n');
    const inner = repositoryAt(path.join(repository.path, 'inner'), repository.beside);
    await repository.git(['init', '--quiet', inner.path]);
    await inner.write('notes.txt', '');
    const source = await prepare(inner);
    const idWith = async (content: string): Promise<string | undefined> => {
      await inner.write(source, content);
      await using opened = await openedStore(repository.path);
      const tree = await snapshotWorktree(opened.store, opened.signal);
      const entries = await listTree(opened.store, tree, opened.signal);
      return entries.find(({ path: name }) => name === 'inner')?.id;
    };
    const first = await idWith('a = 1\n');
    expect(first).toMatch(/^[0-9a-f]{40}$/u);
    expect(await idWith('a = 2\n')).not.toBe(first);
    expect(await idWith('a = 1\n')).toBe(first);
  },
);

test.each([
  ['a nested repository', ['inner'], 'inner/a.py'],
  ['a nested repository in a nested repository', ['inner', 'inner/deep'], 'inner/deep/a.py'],
])(
  'the error for an unreadable source of %s has a path from the root of the outer repository',
  async (_, folders, file) => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', '1\n');
    for (const folder of folders) await repository.git(['init', '--quiet', folder]);
    await repository.write(file, '1\n', 0o000);
    await asOrdinaryUser(repository.beside, async () => {
      await using opened = await openedStore(repository.path);
      await expect(snapshotWorktree(opened.store, opened.signal)).rejects.toMatchObject({
        code: 'E/FS_PERMISSIONS',
        message: expect.stringContaining(`"${file}" cannot be read`) as unknown,
        details: { path: file, errno: 'EACCES' },
      });
    });
  },
);

test('the error for a nested repository whose tracked source becomes unreadable has a path from the root of the outer repository', async () => {
  await using repository = await temporaryRepository();
  await repository.write('a.py', '1\n');
  const inner = repositoryAt(path.join(repository.path, 'inner'), repository.beside);
  await repository.git(['init', '--quiet', inner.path]);
  await inner.write('b.py', '1\n');
  await inner.commit();
  await inner.git(['update-index', '--assume-unchanged', 'b.py']);
  await chmod(path.join(inner.path, 'b.py'), 0o000);
  await asOrdinaryUser(repository.beside, async () => {
    await using opened = await openedStore(repository.path);
    await expect(snapshotWorktree(opened.store, opened.signal)).rejects.toMatchObject({
      code: 'E/FS_PERMISSIONS',
      details: { path: 'inner/b.py', errno: 'EACCES' },
    });
  });
});
