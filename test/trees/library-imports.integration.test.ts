import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectScope, type CheckScope } from '../../src/trees/check-scope.ts';
import { importingLibraries, libraryImports } from '../../src/trees/library-imports.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { type Tree, writeTree } from '../helpers/write-tree.ts';

const PYRIGHT = path.dirname(createRequire(import.meta.url).resolve('pyright/package.json'));

async function found(
  tree: Tree,
  names: readonly string[],
  hidden: readonly string[] = [],
  own = 'from plug import sub\nimport plug.sub.a, project.a\n',
): Promise<readonly string[]> {
  await using folder = await temporaryFolder();
  const packages = path.join(folder.path, 'site-packages');
  await writeTree(packages, tree);
  const hides = (topLevel: string): boolean => hidden.includes(topLevel);
  const sources = [path.join(folder.path, 'own.py')];
  await writeTree(folder.path, { 'own.py': own });
  const { files } = await libraryImports([packages], { sources, hides });
  return [...importingLibraries(files, names)].toSorted();
}

test.each([
  ['an import', 'import settings\n'],
  ['one of several imports', 'import os, settings as s  # Why.\n'],
  ['an import after a semicolon', 'x = 1; import settings\n'],
  ['an import in a function', 'def f():\n\timport settings\n'],
  ['an import of a name', 'from settings import K\n'],
  ['an import of a name from a submodule', 'from settings.base import K\n'],
])('a library depends on the project through %s', async (_, text) => {
  expect(await found({ 'plug/sub/a.py': text }, ['settings'])).toEqual(['plug']);
});

test.each([
  ['a different module of the same namespace package', 'import company.core\n', 'company.app'],
  ['a relative import', 'from .settings import K\n', 'settings'],
  ['a longer name', 'import settings_more\n', 'settings'],
  ['a comment', '# import settings\n', 'settings'],
])('no library depends on the project through %s', async (_, text, name) => {
  expect(await found({ 'plug.py': text }, [name])).toEqual([]);
});

test('a library that imports a package of the project depends on all modules of the package', async () => {
  expect(await found({ 'plug.py': 'import company\n' }, ['company.app'])).toEqual(['plug']);
});

// A list of all parent packages of a name with 200,000 parts would exceed the memory. A function call with one
// argument for each of 200,000 imports would exceed the stack.
test.each([
  ['a name with many parts', `import plug.sub${'.a'.repeat(200_000)}, plug.sub.a\n`],
  [
    'many names',
    `${Array.from({ length: 200_000 }, (_, at) => `import m${at}`).join('\n')}\nimport plug.sub.a\n`,
  ],
  ['all names of a package many times', 'from plug.sub import *\n'.repeat(20_000)],
])('a library that imports the project is found if a file of the project imports %s', async (_, own) => {
  const others = Object.fromEntries(Array.from({ length: 500 }, (__, at) => [`plug/sub/m${at}.py`, '']));
  const tree = { ...others, 'plug/sub/a.py': 'import settings\n' };
  expect(await found(tree, ['settings'], [], own)).toEqual(['plug']);
});

test('an installed copy of the project is not read, because the project takes precedence', async () => {
  const tree = { 'project/a.py': 'import project.b\n', 'project-stubs/a.pyi': 'import project.b\n' };
  expect(await found(tree, ['project.b'], ['project'])).toEqual([]);
  expect(await found(tree, ['project.b'])).toEqual(['project']);
});

test('links between packages are followed, including circular links', async () => {
  const tree = {
    'store/plug/a.py': 'import settings\n',
    'store/plug/self': { to: '..' },
    plug: { to: 'store/plug' },
  };
  expect(await found(tree, ['settings'], [], 'import plug.self.plug.a\n')).toEqual(['plug']);
});

test('archives are reported but not searched, and the standard library is ignored', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, {
    'own.py': 'import a\n',
    'lib/python3.11/a.py': 'import settings\n',
    'plug.zip': '',
  });
  const project = { sources: [path.join(folder.path, 'own.py')], hides: () => false };
  const [standard, archive] = ['lib/python3.11', 'plug.zip'].map((name) => path.join(folder.path, name));
  expect(await libraryImports([standard ?? ''], project)).toEqual({ archive: undefined, files: [] });
  expect(await libraryImports([archive ?? ''], project)).toEqual({ archive, files: [] });
});

test.each([
  [
    'a module is affected',
    'settings.py',
    { kind: 'full', reason: 'the archive plug.zip in the import paths may import the project' },
  ],
  ['no module is affected', 'README.md', { kind: 'affected' }],
])(
  'with an archive in the import paths, the scope is full only if a module is affected: %s',
  async (_, changed, scope) => {
    expect(await scopeWithLibrary({}, false, changed, ['plug.zip'])).toMatchObject(scope);
  },
);

test.each([
  ['the files that import the library are checked too', false, ['settings.py', 'use.py']],
  ['a partial scope omits the files that import the library', true, ['settings.py']],
])('if a library imports an affected module, %s', async (_, isPartial, files) => {
  const scope = { kind: 'affected', files: new Set(files), isPartial };
  expect(await scopeWithLibrary({ 'other.py': 'import os\n' }, isPartial)).toEqual(scope);
});

test('a search whose signal is already aborted returns no files of libraries', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'own.py': 'import plug\n', 'site-packages/plug.py': '' });
  const project = { sources: [path.join(folder.path, 'own.py')], hides: () => false };
  const filesUntil = async (signal?: AbortSignal): Promise<readonly string[]> => {
    const { files } = await libraryImports([path.join(folder.path, 'site-packages')], project, signal);
    return files.map(({ file }) => path.basename(file));
  };
  expect(await filesUntil()).toEqual(['plug.py']);
  expect(await filesUntil(AbortSignal.abort())).toEqual([]);
});

test.each([
  ['a module without imports', 'import os\nimport used.b\n', []],
  ['an imported module', 'import unused\n', ['unused']],
  ['a module of an imported package', 'import used.a\n', ['chain', 'used']],
  ['an imported name', 'from used import (\n  b,\n  a,\n)\n', ['chain', 'used']],
  ['all names of a package', 'from used import *\n', ['chain', 'used']],
  ['a module with a relative import of its library', 'import near.deep.c\n', ['chain', 'near']],
  ['a module of a package whose `__init__.py` imports the project', 'import start.b\n', ['start']],
  ['a top-level module with a relative import', 'import beside\n', ['beside', 'chain']],
  ['a top-level module that imports a module by `from .`', 'import names\n', ['chain', 'names']],
  ['a package that imports a module by `from ..`', 'import near.up\n', ['chain', 'near']],
  ['a top-level module with `from . import *`, which imports no module', 'import every\n', []],
])(
  'only libraries that the project imports, directly or indirectly, are searched: %s',
  async (_, own, expected) => {
    const tree = {
      'used/__init__.py': '',
      'used/a.py': 'from chain.core import run\n',
      'used/b.py': '',
      'near/deep/c.py': 'from ..d import x\n',
      'near/d.pyi': 'from . import deep\nimport chain\n',
      'near/up.py': 'from .. import chain\nfrom ... import unused\n',
      'beside.py': 'from .chain import run\n',
      'names.py': 'from . import (os, chain)\n',
      'every.py': 'from . import *\n',
      'start/__init__.py': 'import settings\n',
      'start/b.py': '',
      'chain.py': 'import settings.base\n',
      'unused.py': 'import settings\n',
    };
    expect(await found(tree, ['settings'], [], own)).toEqual(expected);
  },
);

test.each([
  ['at an import root hides the library with the same name', 'plug.py', []],
  ['outside of the import roots hides no library with the same name', 'tools/plug.py', ['use.py']],
])('a module %s', async (_, own, users) => {
  const files = new Set(['settings.py', ...users]);
  expect(await scopeWithLibrary({ [own]: 'K = 2\n' }, false)).toMatchObject({ files });
});

test.each([
  ['a stub for a module', 'typings/enum.pyi', 'full'],
  ['a stub for a module of a package', 'typings/collections/abc.pyi', 'full'],
  ['a stub for a module outside of the standard library', 'typings/own.pyi', 'affected'],
  ['a source file, not a stub', 'enum.py', 'affected'],
])(
  'the scope is full only after a change of a stub for a standard library module: %s',
  async (_, changed, kind) => {
    expect(await scopeWithLibrary({ [changed]: 'x: int\n' }, false, changed)).toMatchObject({ kind });
  },
);

/** Returns the scope for a change of the file `changed`. The library `plug` imports `settings.py`. */
async function scopeWithLibrary(
  others: Readonly<Record<string, string>>,
  isPartial: boolean,
  changed = 'settings.py',
  importPaths: readonly string[] = ['site-packages'],
): Promise<CheckScope> {
  await using folder = await temporaryFolder();
  const tree = { 'settings.py': 'K = 1\n', 'use.py': 'from plug import K\n', ...others };
  const [before, after] = [path.join(folder.path, 'before'), path.join(folder.path, 'after')];
  for (const side of [before, after]) await writeTree(side, tree);
  await writeTree(folder.path, { 'site-packages/plug.py': 'from settings import K\n' });
  return await projectScope({
    scope: { kind: 'affected', files: new Set([changed]), isPartial },
    changedFiles: new Set([changed]),
    trees: {
      workingDirectory: '.',
      before,
      after,
      checkout: folder.path,
      files: Object.keys(tree),
      changedPaths: [changed],
      importPaths: async () => importPaths.map((name) => path.join(folder.path, name)),
      pyright: PYRIGHT,
    },
  });
}
