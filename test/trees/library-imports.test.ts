import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectScope } from '../../src/trees/check-scope.ts';
import { importingLibrary } from '../../src/trees/library-imports.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { type Tree, writeTree } from '../helpers/write-tree.ts';

async function found(
  tree: Tree,
  names: readonly string[],
  hidden: readonly string[] = [],
  name = 'site-packages',
): Promise<string | undefined> {
  await using folder = await temporaryFolder();
  const packages = path.join(folder.path, name);
  await writeTree(packages, tree);
  const file = await importingLibrary([packages], { names, hides: (topLevel) => hidden.includes(topLevel) });
  return file === undefined ? undefined : path.relative(packages, file);
}

test.each([
  ['an import', 'import settings\n'],
  ['one of several imports', 'import os, settings as s  # Why.\n'],
  ['an import after a semicolon', 'x = 1; import settings\n'],
  ['an import in a function', 'def f():\n\timport settings\n'],
  ['names of the module', 'from settings import K\n'],
  ['a module of the package', 'from settings.base import K\n'],
])('a library depends on the project through %s', async (_, text) => {
  expect(await found({ 'plug/sub/a.py': text }, ['settings'])).toBe('plug/sub/a.py');
});

test.each([
  ['a module of a namespace beside it', 'import company.core\n', 'company.app'],
  ['a relative import', 'from .settings import K\n', 'settings'],
  ['a longer name', 'import settings_more\n', 'settings'],
  ['a comment', '# import settings\n', 'settings'],
])('no library depends on the project through %s', async (_, text, name) => {
  expect(await found({ 'plug.py': text }, [name])).toBeUndefined();
});

test('a module of an imported package counts', async () => {
  expect(await found({ 'plug.py': 'import company\n' }, ['company.app'])).toBe('plug.py');
});

test('an installed copy of the project is not read, because the project hides it', async () => {
  const tree = { 'project/a.py': 'import project.b\n', 'project-stubs/a.pyi': 'import project.b\n' };
  expect(await found(tree, ['project.b'], ['project'])).toBeUndefined();
  expect(await found(tree, ['project.b'])).toBe('project-stubs/a.pyi');
});

test('links between packages are followed, also in a circle', async () => {
  const tree = {
    'store/plug/a.py': 'import settings\n',
    'store/plug/self': { to: '..' },
    plug: { to: 'store/plug' },
  };
  expect(await found(tree, ['settings'])).toMatch(/a\.py$/u);
});

test('an archive may import anything, and the standard library is not read', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'lib/python3.11/a.py': 'import settings\n', 'plug.zip': '' });
  const modules = { names: ['settings'], hides: () => false };
  const [standard, archive] = ['lib/python3.11', 'plug.zip'].map((name) => path.join(folder.path, name));
  expect(await importingLibrary([standard ?? ''], modules)).toBeUndefined();
  expect(await importingLibrary([archive ?? ''], modules)).toBe(archive);
});

test.each([
  [
    'all files are checked',
    false,
    { kind: 'full', reason: 'plug.py of an installed package imports the project' },
  ],
  [
    'a partial check stays partial',
    true,
    { kind: 'affected', files: new Set(['settings.py']), isPartial: true },
  ],
])('if a library imports an affected module, %s', async (_, isPartial, scope) => {
  await using folder = await temporaryFolder();
  const tree = { 'settings.py': 'K = 1\n', 'use.py': 'from plug import K\n' };
  await writeTree(folder.path, {
    ...Object.fromEntries(Object.entries(tree).map(([name, text]) => [`before/${name}`, text])),
    ...Object.fromEntries(Object.entries(tree).map(([name, text]) => [`after/${name}`, text])),
    'site-packages/plug.py': 'from settings import K\n',
  });
  const [before, after] = [path.join(folder.path, 'before'), path.join(folder.path, 'after')];
  const limited = await projectScope({
    scope: { kind: 'affected', files: new Set(['settings.py']), isPartial },
    workingDirectory: '.',
    before,
    after,
    files: Object.keys(tree),
    changedFiles: new Set(['settings.py']),
    importPaths: async () => [path.join(folder.path, 'site-packages')],
    pyright: path.dirname(createRequire(import.meta.url).resolve('pyright/package.json')),
  });
  expect(limited).toEqual(scope);
});

test('without names, no folder is searched', async () => {
  const search = async (names: readonly string[]): Promise<string | undefined> =>
    importingLibrary(['/packages/archive.zip'], { names, hides: () => false });
  expect(await search(['settings'])).toBe('/packages/archive.zip');
  expect(await search([])).toBeUndefined();
});
