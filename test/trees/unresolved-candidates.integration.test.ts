import path from 'node:path';
import { expect, test } from 'vitest';
import { unresolvedCandidates } from '../../src/trees/unresolved-candidates.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { type Tree, writeTree } from '../helpers/write-tree.ts';

/** Returns the files that may have an unresolved import, among the changed file and the files that it imports. */
async function candidatesIn(tree: Tree, changedFile = 'changed.py'): Promise<readonly string[]> {
  await using folder = await temporaryFolder();
  const [root, library] = [path.join(folder.path, 'tree'), path.join(folder.path, 'stdlib')];
  await writeTree(root, tree);
  // The file `VERSIONS` lists modules of the standard library with the Python versions that have them.
  await writeTree(library, {
    VERSIONS: 'os: 3.0-\nos.new: 3.14-\n',
    'os/__init__.pyi': '',
    'os/path.pyi': '',
    'os/new.pyi': '',
  });
  return await unresolvedCandidates({
    tree: root,
    root,
    changedFiles: new Set([changedFile]),
    files: Object.keys(tree),
    importPaths: [],
    standardLibrary: library,
  });
}

test.each([
  ['a module of the project', [], 'import own.a\nfrom .own import a\n'],
  ['a module of the standard library', [], 'import os.path\n'],
  ['a module that old versions of Python do not have', ['changed.py'], 'import os.new\n'],
  ['a missing module', ['changed.py'], 'import own.missing\n'],
  // A list of all prefixes of this name would exceed the memory. A function call with one argument for each
  // part would exceed the stack.
  ['a name with many parts', ['changed.py'], `import own${'.a'.repeat(200_000)}\n`],
])('if the changed file imports %s, the candidates are %j', async (_, expected, text) => {
  expect(await candidatesIn({ 'changed.py': text, 'own/__init__.py': '', 'own/a.py': '' })).toEqual(expected);
});

test('files with unresolved imports are candidates if the changed file imports them relatively', async () => {
  const missing = 'import missing\n';
  const tree = {
    'own/__init__.py': '',
    'own/a.py': missing,
    'own/b/__init__.py': missing,
    'own/c/d.py': missing,
    'own/e.py': missing,
  };
  const found = await candidatesIn({
    'changed.py': 'from .own import a, b\nfrom .own.c.d import x\n',
    ...tree,
  });
  expect(found).toEqual(['own/a.py', 'own/b/__init__.py', 'own/c/d.py']);
});

test('files with unresolved imports are candidates if the changed file imports them from a parent package', async () => {
  const missing = 'import missing\n';
  const found = await candidatesIn(
    {
      'own/__init__.py': missing,
      'own/a.py': missing,
      'own/b.py': missing,
      'own/c/__init__.py': '',
      'own/c/d.py': missing,
      'own/c/e.py': missing,
      'own/sub/changed.py': 'from .. import a\nfrom ..c import d\n',
    },
    'own/sub/changed.py',
  );
  expect(found).toEqual(['own/__init__.py', 'own/a.py', 'own/c/d.py']);
});

test('a link to a folder is not a candidate, even if a relative import names it', async () => {
  const tree = { 'changed.py': 'from . import docs\n', 'other/a.txt': '', docs: { to: 'other' } };
  expect(await candidatesIn(tree)).toEqual([]);
});
