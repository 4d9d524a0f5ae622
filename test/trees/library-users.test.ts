import path from 'node:path';
import { expect, test } from 'vitest';
import { libraryUsers } from '../../src/trees/library-users.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { type Tree, writeTree } from '../helpers/write-tree.ts';

async function usersIn(tree: Tree): Promise<readonly string[]> {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, tree);
  const sources = Object.keys(tree).map((uri) => ({ uri, file: path.join(folder.path, uri) }));
  return [...(await libraryUsers(sources)).usersOf(new Set(['plug']))].toSorted();
}

const DIRECT = { 'pkg/a.py': 'from plug.sub import x\n', 'pkg/__init__.py': '', 'other.py': 'import os\n' };

test.each([
  ['its module', 'import pkg.a\n'],
  ['a name in it', 'from pkg.a import x\n'],
  ['it from its package', 'from pkg import (\n  b,\n  a,\n)\n'],
  ['all names of its package', 'from pkg import *\n'],
  ['its module under a different name', 'import pkg.a as z\n'],
])('a source that imports %s is a user', async (_, text) => {
  expect(await usersIn({ ...DIRECT, 'use.py': text })).toEqual(['pkg/a.py', 'use.py']);
});

test.each([
  ['a sibling', 'pkg/b.py', 'from . import a\n'],
  ['a name in a sibling', 'pkg/b.py', 'from .a import x\n'],
  ['all names of its package', 'pkg/b.py', 'from . import *\n'],
  ['a module of a package around it', 'pkg/sub/c.py', 'from .. import a\n'],
])('a source that imports %s with a relative import is a user', async (_, uri, text) => {
  expect(await usersIn({ ...DIRECT, [uri]: text })).toEqual(['pkg/a.py', uri]);
});

test.each([
  ['__init__.py', 'a.py', 'from . import x\n'],
  ['pkg/__init__.py', 'pkg/a.py', 'from . import x\n'],
  ['pkg/__init__.py', 'pkg/sub/a.py', 'from ..c import x\n'],
  ['pkg/__init__.py', 'use.py', 'import pkg.other\n'],
  ['plain-stubs/__init__.pyi', 'use.py', 'import plain\n'],
  ['typings/ﬁn.pyi', 'use.py', 'import fin\n'],
])('%s is imported by %s with %j', async (init, uri, text) => {
  expect(await usersIn({ [init]: 'import plug\n', [uri]: text })).toEqual([init, uri].toSorted());
});

test('sources that import a user are users, also in a cycle, and sources without such an import are not', async () => {
  const tree = {
    'a.py': 'import plug\nimport c\n',
    'b.py': 'import a\n',
    'c.py': 'import b\n',
    'd.py': 'import plugs\nfrom os import path\n',
  };
  expect(await usersIn(tree)).toEqual(['a.py', 'b.py', 'c.py']);
});
