import path from 'node:path';
import { expect, test } from 'vitest';
import { libraryUsers } from '../../src/trees/library-users.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { type Tree, writeTree } from '../helpers/write-tree.ts';

async function usersIn(tree: Tree): Promise<readonly string[]> {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, tree);
  const sources = Object.keys(tree).map((uri) => ({ uri, file: path.join(folder.path, uri) }));
  return [...(await libraryUsers(sources))(new Set(['plug']))].toSorted();
}

const DIRECT = { 'pkg/a.py': 'from plug.sub import x\n', 'pkg/__init__.py': '', 'other.py': 'import os\n' };

test.each([
  'import pkg.a\n',
  'from pkg.a import x\n',
  'from pkg import (\n  b,\n  a,\n)\n',
  'from pkg import *\n',
  'import pkg.a as z\n',
])('a source with %j uses the library through pkg/a.py', async (text) => {
  expect(await usersIn({ ...DIRECT, 'use.py': text })).toEqual(['pkg/a.py', 'use.py']);
});

test.each([
  ['pkg/b.py', 'from . import a\n'],
  ['pkg/b.py', 'from .a import x\n'],
  ['pkg/b.py', 'from . import *\n'],
  ['pkg/sub/c.py', 'from .. import a\n'],
])('%s with the relative import %j uses the library through pkg/a.py', async (uri, text) => {
  expect(await usersIn({ ...DIRECT, [uri]: text })).toEqual(['pkg/a.py', uri]);
});

test.each([
  ['__init__.py', 'a.py', 'from . import x\n'],
  ['pkg/__init__.py', 'pkg/a.py', 'from . import x\n'],
  ['pkg/__init__.py', 'pkg/sub/a.py', 'from ..c import x\n'],
  ['pkg/__init__.py', 'use.py', 'import pkg.other\n'],
  ['plain-stubs/__init__.pyi', 'use.py', 'import plain\n'],
  ['typings/ﬁn.pyi', 'use.py', 'import fin\n'],
])('%s uses the library, and so does %s with %j', async (init, uri, text) => {
  expect(await usersIn({ [init]: 'import plug\n', [uri]: text })).toEqual([init, uri].toSorted());
});

test('a source that imports a user of the library also uses the library, even in a cycle', async () => {
  const tree = {
    'a.py': 'import plug\nimport c\n',
    'b.py': 'import a\n',
    'c.py': 'import b\n',
    'd.py': 'import plugs\nfrom os import path\n',
  };
  expect(await usersIn(tree)).toEqual(['a.py', 'b.py', 'c.py']);
});
