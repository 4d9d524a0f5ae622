import { execFileSync } from 'node:child_process';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listTree } from '../../src/git/trees.ts';
import { snapshotWorktree } from '../../src/git/worktree.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { repositoryAt, temporaryRepository } from '../helpers/temporary-repository.ts';
import { snapshotOf } from '../helpers/worktree-snapshot.ts';

describe('snapshotWorktree', () => {
  test('records links as links and does not follow them', async () => {
    await using repository = await temporaryRepository();
    const outside = path.join(repository.beside, 'outside');
    await mkdir(outside);
    await writeFile(path.join(outside, 'x.py'), 'outside\n');
    for (const folder of ['staged', 'unstaged', 'ignored'])
      await repository.write(`${folder}/x.py`, 'inside\n');
    await repository.write('file.py', 'inside\n');
    await repository.write('.gitignore', '/ignored\n');
    await repository.commit();
    for (const name of ['staged', 'unstaged', 'ignored', 'file.py']) await repository.remove(name);
    await symlink(outside, path.join(repository.path, 'staged'));
    await repository.git(['add', '--all', 'staged']);
    for (const name of ['unstaged', 'ignored']) await symlink(outside, path.join(repository.path, name));
    await repository.link('file.py', '../outside/x.py');
    await repository.link('dangling', 'nothing');
    expect((await snapshotOf(repository)).entries).toEqual({
      '.gitignore': ['file', '/ignored\n'],
      dangling: ['link', 'nothing'],
      'file.py': ['link', '../outside/x.py'],
      staged: ['link', outside],
      unstaged: ['link', outside],
    });
  });

  test('records a nested repository as a submodule, with a different id for each commit or change', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    await repository.commit();
    const nested = repositoryAt(path.join(repository.path, 'nested'), repository.beside);
    await repository.git(['init', '--quiet', nested.path]);
    await nested.write('n.py', 'n\n');
    await nested.commit();
    const local = ['-c', 'protocol.file.allow=always'];
    await repository.git([...local, 'submodule', '--quiet', 'add', nested.path, 'sub']);
    await repository.git(['commit', '--quiet', '--message', 'submodule']);
    const recorded = await nested.git(['rev-parse', 'HEAD']);
    const submodules = async (): Promise<Readonly<Record<string, string>>> => {
      await using opened = await openedStore(repository.path);
      const tree = await snapshotWorktree(opened.store, opened.signal);
      const entries = await listTree(opened.store, tree, opened.signal);
      return Object.fromEntries(
        entries.flatMap(({ kind, path: name, id }) => (kind === 'submodule' ? [[name, id]] : [])),
      );
    };
    expect(await submodules()).toEqual({ nested: recorded, sub: recorded });
    // A submodule with uncommitted changes gets an id that is not the id of a commit.
    await repository.write('sub/n.py', 'changed\n');
    const edited = await submodules();
    expect(edited['nested']).toBe(recorded);
    expect(edited['sub']).toMatch(/^[0-9a-f]{40}$/u);
    expect(edited['sub']).not.toBe(recorded);
    await repository.git(['-C', 'sub', 'checkout', '--quiet', '.']);
    await nested.write('n.py', 'next\n');
    const next = await nested.commit();
    expect(await submodules()).toEqual({ nested: next, sub: recorded });
    // This option hides a change of the file from `git status`.
    await repository.git(['-C', 'sub', 'update-index', '--assume-unchanged', 'n.py']);
    await repository.write('sub/n.py', 'hidden\n');
    expect((await submodules())['sub']).not.toBe(recorded);
  });

  test.each([
    ['a work tree in a different folder', 'core.worktree', '/'],
    ['a bare repository', 'core.bare', 'true'],
  ])(
    'records a nested repository as a submodule even if its configuration specifies %s',
    async (_state, name, value) => {
      await using repository = await temporaryRepository();
      await repository.write('a.py', 'a\n');
      await repository.commit();
      await repository.git(['init', '--quiet', 'new']);
      await repository.write('new/b.py', 'b\n');
      await repository.git(['-C', 'new', 'config', name, value]);
      const { entries } = await snapshotOf(repository);
      expect(entries['new']?.[0]).toBe('submodule');
    },
  );

  test('for a submodule that is not checked out, files in its folder count as a change, and a missing folder counts as its deletion', async () => {
    await using repository = await temporaryRepository();
    const recorded = 'a'.repeat(40);
    await repository.write('a.py', 'a\n');
    await repository.git(['update-index', '--add', '--cacheinfo', `160000,${recorded},sub`]);
    await repository.git(['commit', '--quiet', '--message', 'submodule']);
    const submodule = async (): Promise<string | undefined> => {
      await using opened = await openedStore(repository.path);
      const tree = await snapshotWorktree(opened.store, opened.signal);
      const entries = await listTree(opened.store, tree, opened.signal);
      return entries.find(({ kind }) => kind === 'submodule')?.id;
    };
    // A checkout creates an empty folder for each submodule. Without this folder, the submodule counts as deleted.
    expect(await submodule()).toBeUndefined();
    const folder = path.join(repository.path, 'sub');
    // The same applies if a FIFO has replaced the folder.
    execFileSync('mkfifo', [folder]);
    expect(await submodule()).toBeUndefined();
    await rm(folder);
    await mkdir(folder);
    expect(await submodule()).toBe(recorded);
    await repository.write('sub/b.py', 'b\n');
    expect(await submodule()).not.toBe(recorded);
  });

  test('a change in a nested submodule counts as a change of the outer submodule', async () => {
    await using repository = await temporaryRepository();
    const [inner, outer] = ['inner', 'outer'].map((name) =>
      repositoryAt(path.join(repository.beside, name), repository.beside),
    ) as [ReturnType<typeof repositoryAt>, ReturnType<typeof repositoryAt>];
    const local = ['-c', 'protocol.file.allow=always', 'submodule', '--quiet'];
    for (const [one, submoduleOfOne] of [[inner], [outer, inner], [repository, outer]] as const) {
      if (one !== repository) await repository.git(['init', '--quiet', one.path]);
      await one.write('m.py', `${one.path}\n`);
      if (submoduleOfOne !== undefined) await one.git([...local, 'add', submoduleOfOne.path, 'sub']);
      await one.commit();
    }
    await repository.git([...local, 'update', '--init', '--recursive']);
    const submodule = async (): Promise<string | undefined> => {
      await using opened = await openedStore(repository.path);
      const tree = await snapshotWorktree(opened.store, opened.signal);
      const entries = await listTree(opened.store, tree, opened.signal);
      return entries.find(({ kind }) => kind === 'submodule')?.id;
    };
    const recorded = await outer.git(['rev-parse', 'HEAD']);
    expect(await submodule()).toBe(recorded);
    await repository.write('sub/sub/m.py', 'changed\n');
    expect(await submodule()).not.toBe(recorded);
    await repository.git(['-C', 'sub/sub', 'checkout', '--quiet', '.']);
    expect(await submodule()).toBe(recorded);
    // A file at the path of the inner submodule is a change. A missing folder is not.
    await rename(path.join(repository.path, 'sub/sub'), path.join(repository.path, 'moved'));
    await repository.write('sub/sub', '');
    expect(await submodule()).not.toBe(recorded);
    await rm(path.join(repository.path, 'sub/sub'));
    expect(await submodule()).toBe(recorded);
    await rename(path.join(repository.path, 'moved'), path.join(repository.path, 'sub/sub'));
    expect(await submodule()).toBe(recorded);
    // The inner submodule `sub/sub` gets a new commit, which is first unstaged and then staged in `sub`.
    await repository.git(['-C', 'sub/sub', 'commit', '--quiet', '--allow-empty', '--message', 'next']);
    expect(await submodule()).not.toBe(recorded);
    await repository.git(['-C', 'sub', 'add', 'sub']);
    expect(await submodule()).not.toBe(recorded);
  });
});
