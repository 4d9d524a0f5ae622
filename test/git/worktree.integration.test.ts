import { chmod, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listTree, readFileOfTree } from '../../src/git/trees.ts';
import { snapshotWorktree, updateTree } from '../../src/git/worktree.ts';
import { HOSTILE_NAMES } from '../helpers/hostile-names.ts';
import { asOrdinaryUser } from '../helpers/ordinary-user.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { snapshotOf } from '../helpers/worktree-snapshot.ts';

describe('snapshotWorktree', () => {
  test('returns the tree of the commit if nothing has changed', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\r\n');
    await repository.link('link', 'a.py');
    await repository.write('run', '#!/bin/sh\n', 0o755);
    await repository.commit();
    expect((await snapshotOf(repository)).tree).toBe(await repository.git(['rev-parse', 'HEAD^{tree}']));
  });

  test('includes tracked and untracked files as on disk, but no deleted files and no untracked files that Git ignores', async () => {
    await using repository = await temporaryRepository();
    for (const name of [
      'renamed',
      'kept',
      'staged',
      'unstaged',
      'both',
      'deleted',
      'unstaged-deletion',
      'untracked-again',
    ]) {
      await repository.write(`${name}.py`, 'old\n');
    }
    await repository.write('ignored-but-tracked.log', 'old\n');
    await repository.write('.gitignore', '*.log\n/build/\n');
    await repository.commit();
    await repository.write('staged.py', 'staged\n');
    await repository.write('both.py', 'staged\n');
    await repository.write('added.py', 'added\n');
    await repository.write('added-and-gone.py', 'added\n');
    await repository.git(['add', 'staged.py', 'both.py', 'added.py', 'added-and-gone.py']);
    await repository.git(['rm', '--quiet', 'deleted.py']);
    await repository.git(['mv', 'renamed.py', 'new-name.py']);
    await repository.git(['rm', '--quiet', '--cached', 'untracked-again.py']);
    await repository.write('both.py', 'unstaged\n');
    await repository.write('unstaged.py', 'unstaged\n');
    await repository.remove('unstaged-deletion.py');
    await repository.remove('added-and-gone.py');
    await repository.write('untracked.py', 'untracked\n');
    await repository.write('new/deep/untracked.py', 'untracked\n');
    await repository.write('ignored-but-tracked.log', 'new\n');
    await repository.write('other.log', 'ignored\n');
    await repository.write('build/out.py', 'ignored\n');
    expect((await snapshotOf(repository)).entries).toEqual({
      '.gitignore': ['file', '*.log\n/build/\n'],
      'added.py': ['file', 'added\n'],
      'both.py': ['file', 'unstaged\n'],
      'ignored-but-tracked.log': ['file', 'new\n'],
      'kept.py': ['file', 'old\n'],
      'new-name.py': ['file', 'old\n'],
      'new/deep/untracked.py': ['file', 'untracked\n'],
      'staged.py': ['file', 'staged\n'],
      'unstaged.py': ['file', 'unstaged\n'],
      'untracked-again.py': ['file', 'old\n'],
      'untracked.py': ['file', 'untracked\n'],
    });
  });

  test('includes modified and new files with hostile names, but no deleted files', async () => {
    await using repository = await temporaryRepository();
    for (const name of HOSTILE_NAMES) {
      await repository.write(name, 'old\n');
      await repository.write(`gone/${name}`, 'old\n');
    }
    await repository.commit();
    for (const name of HOSTILE_NAMES) {
      await repository.write(name, `new ${name}`);
      await repository.write(`untracked/${name}`, 'untracked');
    }
    await repository.remove('gone');
    const { entries } = await snapshotOf(repository);
    expect(entries).toEqual({
      ...Object.fromEntries(HOSTILE_NAMES.map((name) => [name, ['file', `new ${name}`]])),
      ...Object.fromEntries(HOSTILE_NAMES.map((name) => [`untracked/${name}`, ['file', 'untracked']])),
    });
  });

  test('with core.autocrlf, uses the bytes on disk for changed files, and the committed bytes if only LF became CRLF', async () => {
    await using repository = await temporaryRepository();
    await repository.write('same.py', 'a\nb\n');
    await repository.write('changed.py', 'a\nb\n');
    await repository.commit();
    await repository.git(['config', 'core.autocrlf', 'true']);
    await repository.remove('same.py');
    await repository.git(['checkout', '--quiet', '--', 'same.py']);
    expect(await readFile(path.join(repository.path, 'same.py'), 'utf8')).toBe('a\r\nb\r\n');
    await repository.write('changed.py', 'a\r\nc\r\n');
    expect((await snapshotOf(repository)).entries).toEqual({
      'changed.py': ['file', 'a\r\nc\r\n'],
      'same.py': ['file', 'a\nb\n'],
    });
  });

  test('throws E/FS_PERMISSIONS for a file that cannot be read', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    await repository.commit();
    await repository.write('secret.py', 's\n', 0o000);
    await asOrdinaryUser(repository.beside, async () => {
      await expect(snapshotOf(repository)).rejects.toMatchObject({
        code: 'E/FS_PERMISSIONS',
        details: { path: 'secret.py', errno: 'EACCES' },
      });
    });
  });
});

describe('updateTree', () => {
  test('replaces changed files and removes missing files', async () => {
    await using repository = await temporaryRepository();
    for (const name of ['same.py', 'changed.py', 'missing.py', 'pkg/a.py']) {
      await repository.write(name, 'a\n');
    }
    await using opened = await openedStore(repository.path);
    const { store, signal } = opened;
    const before = await snapshotWorktree(store, signal);
    await repository.write('changed.py', 'b\n');
    await repository.remove('missing.py');
    await repository.remove('pkg/a.py');
    await repository.remove('pkg');
    await repository.write('pkg', 'a file\n');
    const names = ['changed.py', 'missing.py', 'pkg/a.py'];
    const tree = await updateTree(store, before, names, signal);
    expect((await listTree(store, tree, signal)).map(({ path: name }) => name)).toEqual([
      'changed.py',
      'same.py',
    ]);
    expect(await readFileOfTree(store, tree, 'changed.py', signal)).toEqual(Buffer.from('b\n'));
  });

  test('throws E/FS_PERMISSIONS for a file in an inaccessible folder', async () => {
    await using repository = await temporaryRepository();
    await repository.write('pkg/a.py', 'a\n');
    await asOrdinaryUser(repository.beside, async () => {
      await using opened = await openedStore(repository.path);
      const { store, signal } = opened;
      const tree = await snapshotWorktree(store, signal);
      await chmod(path.join(repository.path, 'pkg'), 0o000);
      await expect(updateTree(store, tree, ['pkg/a.py'], signal)).rejects.toMatchObject({
        code: 'E/FS_PERMISSIONS',
        details: { path: 'pkg/a.py', errno: 'EACCES' },
      });
      await chmod(path.join(repository.path, 'pkg'), 0o700);
    });
  });
});
