import path from 'node:path';
import { expect, test } from 'vitest';
import { findAffected } from '../../src/affected/find-affected.ts';
import type { AffectedFiles } from '../../src/affected/affected-files.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { type Tree, writeTree } from '../helpers/write-tree.ts';

async function affected(before: Tree, after: Tree, changed: readonly string[]): Promise<AffectedFiles> {
  await using folder = await temporaryFolder();
  const sides = { before: path.join(folder.path, 'before'), after: path.join(folder.path, 'after') };
  await writeTree(sides.before, before);
  await writeTree(sides.after, after);
  return await findAffected(
    {
      before: { root: sides.before, files: Object.keys(before) },
      after: { root: sides.after, files: Object.keys(after) },
      changed,
    },
    () => {},
  );
}

const FILES = { 'user.py': 'import data\n', 'other.py': 'x = 1\n' };

test('a new folder without sources is a namespace package, so files that import it are affected', async () => {
  const found = await affected(FILES, { ...FILES, 'data/readme.txt': '' }, ['data/readme.txt']);
  expect(found).toEqual({ kind: 'some', files: new Set(['user.py']) });
});

test('a folder that gets its first module can hide a package of the same name, so files that import this name are affected', async () => {
  const before = { ...FILES, 'typings/data/readme.txt': '' };
  const found = await affected(before, { ...before, 'typings/data/new.pyi': '' }, ['typings/data/new.pyi']);
  expect(found).toEqual({ kind: 'some', files: new Set(['typings/data/new.pyi', 'user.py']) });
});

test('a link to a folder without sources does not make a change affect all files', async () => {
  const linked = { ...FILES, 'docs/a.txt': '', link: { to: 'docs' } };
  const found = await affected(linked, { ...linked, 'other.py': 'x = 2\n' }, ['other.py']);
  expect(found).toEqual({ kind: 'some', files: new Set(['other.py']) });
});

test('a change of a source affects the `.py` links to this source, and the files that import such a link', async () => {
  const linked = {
    ...FILES,
    'pkg/fast.py': { to: 'slow.py' },
    'pkg/slow.py': 'x = 1\n',
    'fast_user.py': 'from pkg.fast import x\n',
  };
  const found = await affected(linked, { ...linked, 'pkg/slow.py': 'x = ""\n' }, ['pkg/slow.py']);
  expect(found).toEqual({ kind: 'some', files: new Set(['fast_user.py', 'pkg/fast.py', 'pkg/slow.py']) });
});

test('an unchanged py.typed with text does not make a change affect all files', async () => {
  const typed = { ...FILES, 'pkg/py.typed': '# typed\n' };
  const found = await affected(typed, { ...typed, 'other.py': 'x = 2\n' }, ['other.py']);
  expect(found).toEqual({ kind: 'some', files: new Set(['other.py']) });
});

test.each([
  [
    'a py.typed with text in a stub package',
    { 'lib-stubs/py.typed': 'partial\n' },
    /^Pyright may read lib-stubs/u,
  ],
  ['a link to a folder with sources', { link: { to: 'pkg' }, 'pkg/a.py': '' }, /^link is a link/u],
  ['a link to the root', { link: { to: '.' } }, /^link is a link/u],
  [
    'a link `a.py` whose target `b.txt` is not a source',
    { 'a.py': { to: 'b.txt' }, 'b.txt': '' },
    /^a\.py is a link/u,
  ],
  ['a script without the suffix .py', { 'bin/tool': 'import other\n' }, /^Pyright may read bin\/tool/u],
  [
    'reportImportCycles, a setting for the whole program',
    { 'pyrightconfig.json': '{"reportImportCycles": true}' },
    /reportImportCycles/u,
  ],
  ...[
    ['pyrightconfig.json', '{"report\\u0049mportCycles": true}'],
    ['pyproject.toml', '[tool.pyright]\n"report\\U00000049mportCycles" = true\n'],
  ].map(([file = '', text = '']): [string, Tree, RegExp] => [
    `reportImportCycles with an escape in ${file}`,
    { [file]: text },
    /reportImportCycles/u,
  ]),
  ...['base.cfg', 'base.ini'].map((file): [string, Tree, RegExp] => [
    `reportImportCycles in ${file}, which pyrightconfig.json extends`,
    { 'pyrightconfig.json': `{"extends": "${file}"}`, [file]: '{"reportImportCycles": true}' },
    /reportImportCycles/u,
  ]),
  [
    'reportImportCycles in a comment',
    { 'a.py': '# pyright: reportImportCycles=true\n' },
    /reportImportCycles/u,
  ],
  [
    'a file in the repository that defines built-in names',
    { 'builtins.pyi': '' },
    /^every file depends on builtins\.pyi/u,
  ],
  [
    'a source in the repository that adds built-in names',
    { '__builtins__.py': 'from other import x as y\n' },
    /^every file depends on __builtins__\.py/u,
  ],
  [
    'a package in the repository that adds built-in names',
    { '__builtins__/__init__.py': 'y = 1\n' },
    /^every file depends on __builtins__\/__init__\.py/u,
  ],
])('a change of one file affects all files if the tree has %s', async (_, tree, reason) => {
  const before = { ...FILES, ...tree };
  const found = await affected(before, { ...before, 'other.py': 'x = 2\n' }, ['other.py']);
  expect(found.kind === 'all' ? found.reason : found.kind).toMatch(reason);
});

test.each(['py.typed', 'native.so', 'paths.pth', 'lib-stubs/a.pyi'])(
  'the new file %s affects all files',
  async (file) => {
    expect(await affected(FILES, { ...FILES, [file]: '' }, [file])).toMatchObject({ kind: 'all' });
  },
);

test('a new module in any folder affects the files that import its name', async () => {
  const before = {
    'use.py': 'import new\n',
    'other.py': 'import old\n',
    'old.py': '',
    'deep/use.py': 'from new import a\n',
  };
  const found = await affected(before, { ...before, 'tools/new.py': 'a = 1\n' }, ['tools/new.py']);
  expect(found).toEqual({ kind: 'some', files: new Set(['deep/use.py', 'tools/new.py', 'use.py']) });
});

test('a new module affects only itself and the files that import its name, although `extraPaths` are configured', async () => {
  const before = {
    'pyproject.toml': '[tool.pyright]\nextraPaths = ["libs"]\n',
    'use.py': 'import new\n',
    'other.py': 'import old\n',
    'libs/old.py': '',
  };
  const found = await affected(before, { ...before, 'libs/new.py': 'a = 1\n' }, ['libs/new.py']);
  expect(found).toEqual({ kind: 'some', files: new Set(['libs/new.py', 'use.py']) });
});

test('adding or deleting an __init__ file in an existing folder affects all files, but adding or deleting a whole package does not', async () => {
  const before = { 'pkg/a.py': '', 'use.py': 'import pkg.a\n' };
  const packaged = { ...before, 'pkg/__init__.py': '' };
  const reason = expect.stringContaining('pkg/__init__.py exists only before or only after') as string;
  expect(await affected(before, packaged, ['pkg/__init__.py'])).toEqual({ kind: 'all', reason });
  expect(await affected(packaged, before, ['pkg/__init__.py'])).toEqual({ kind: 'all', reason });
  const added = ['fresh/__init__.py', 'fresh/b.py'];
  const after = { ...before, 'fresh/__init__.py': '', 'fresh/b.py': '' };
  expect(await affected(before, after, added)).toMatchObject({ kind: 'some' });
  expect(await affected(after, before, added)).toMatchObject({ kind: 'some' });
});
