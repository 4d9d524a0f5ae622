import { lstat, readFile, readlink, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { materialise } from '../../src/git/materialise.ts';
import { listTree } from '../../src/git/trees.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { rawBlob, rawTree } from '../helpers/raw-tree.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

const FILES = ['a.py', 'pkg/b.py', 'pkg/deep/c.py', 'other/d.py'];

/** Links, their targets, and the path in the tree to which each link resolves; empty for the tree's root. */
const KEPT: readonly (readonly [link: string, target: string, place: string])[] = [
  ['to-file.py', 'a.py', 'a.py'],
  ['to-folder', 'pkg', 'pkg'],
  ['slash', 'pkg/', 'pkg'],
  ['dots.py', './pkg/../a.py', 'a.py'],
  ['doubled.py', 'pkg//b.py', 'pkg/b.py'],
  ['pkg/up.py', '../a.py', 'a.py'],
  ['pkg/deep/far.py', '../../other/d.py', 'other/d.py'],
  ['pkg/sibling', '../other', 'other'],
  ['through-link.py', 'to-file.py', 'a.py'],
  ['through-folder.py', 'to-folder/b.py', 'pkg/b.py'],
  // After a link to a folder, `..` leads to the parent of the link's target, not to the parent of the link.
  ['physical.py', 'to-deep/../b.py', 'pkg/b.py'],
  ['to-deep', 'pkg/deep', 'pkg/deep'],
  ['with space.py', 'line\nbreak.py', 'line\nbreak.py'],
  ['root', '.', ''],
  ['pkg/root', '..', ''],
  ['pkg/own-folder', '.', 'pkg'],
  ['pkg/deep/parent', '..', 'pkg'],
  ['pkg/deep/parent-by-name', '../../pkg', 'pkg'],
  ['backslash.py', 'back\\slash.py', 'back\\slash.py'],
];

/** Links that do not resolve to a file or folder, with their targets. */
const DANGLING: Readonly<Record<string, string>> = {
  dangling: 'nothing.py',
  'dangling-below': 'a.py/x',
  'file-as-folder': 'a.py/',
  'file-as-step': 'a.py/../pkg/b.py',
  itself: 'itself',
  'loop-1': 'loop-2',
  'loop-2': 'loop-1',
  windows: 'C:\\Windows',
};

/** Links that lead out of the tree or into `.git`, with their targets. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  absolute: '/etc/passwd',
  'absolute-alike.py': '/a.py',
  environment: '/proc/self/environ',
  outside: '../beside',
  'pkg/outside': '../../beside',
  'out-and-in.py': '../checkout/a.py',
  'through-outside': 'absolute',
  'through-parent': 'outside/x',
  'of-git': '.git/config',
};

describe('links of a tree', () => {
  test('are written unchanged, but links that lead out of the tree or into .git are omitted', async () => {
    await using repository = await temporaryRepository();
    for (const name of [...FILES, 'line\nbreak.py', 'back\\slash.py'])
      await repository.write(name, `content of ${name}`);
    for (const [link, target] of KEPT) await repository.link(link, target);
    for (const [link, target] of Object.entries({ ...DANGLING, ...LEFT_OUT }))
      await repository.link(link, target);
    const head = await repository.commit();
    await using opened = await openedStore(repository.path);
    const { store, scratch, signal } = opened;
    const entries = await listTree(store, head, signal);
    await materialise(store, entries, scratch, () => true, signal);
    for (const [link, target, place] of KEPT) {
      expect(await realpath(path.join(scratch, link)), link).toBe(path.join(scratch, place));
      expect(await readlink(path.join(scratch, link))).toBe(target);
      if ((await stat(path.join(scratch, link))).isFile()) {
        expect(await readFile(path.join(scratch, link), 'utf8')).toBe(`content of ${place}`);
      }
    }
    for (const [link, target] of Object.entries(DANGLING)) {
      expect(await readlink(path.join(scratch, link))).toBe(target);
      await expect(stat(path.join(scratch, link)), link).rejects.toThrow(/ENOENT|ENOTDIR|ELOOP/u);
    }
    for (const link of Object.keys(LEFT_OUT)) {
      await expect(lstat(path.join(scratch, link)), link).rejects.toThrow('ENOENT');
    }
  });

  test('cause an error if a target is longer than Linux allows', async () => {
    await using repository = await temporaryRepository();
    const blob = await rawBlob(repository, 'x/'.repeat(3000));
    const tree = await rawTree(repository, [['120000', 'long.py', blob]]);
    await using opened = await openedStore(repository.path);
    const { store, scratch, signal } = opened;
    const writing = materialise(store, await listTree(store, tree, signal), scratch, () => true, signal);
    await expect(writing).rejects.toMatchObject({ code: 'E/FS_PERMISSIONS', details: { path: 'long.py' } });
  });

  test('are written even if the target is a submodule, or a file that is written without its content', async () => {
    await using repository = await temporaryRepository();
    await repository.write('data.txt', 'x');
    await repository.link('to-data.txt', 'data.txt');
    await repository.link('to-sub', 'sub');
    await repository.git(['update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`]);
    await repository.git(['add', 'data.txt', 'to-data.txt', 'to-sub']);
    const tree = await repository.git(['write-tree']);
    await using opened = await openedStore(repository.path);
    const { store, scratch, signal } = opened;
    await materialise(store, await listTree(store, tree, signal), scratch, () => false, signal);
    expect(await realpath(path.join(scratch, 'to-sub'))).toBe(path.join(scratch, 'sub'));
    expect(await readFile(path.join(scratch, 'to-data.txt'), 'utf8')).toBe('');
  });
});
