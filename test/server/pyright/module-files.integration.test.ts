import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from '../../../src/server/pyright/configuration.ts';
import { moduleFileIn, moduleFiles } from '../../../src/server/pyright/module-files.ts';
import { moduleRoots } from '../../../src/server/pyright/module-roots.ts';
import { projectChecker } from '../../helpers/project-checker.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const isFile = async (file: string): Promise<boolean> =>
  stat(file).then(
    (info) => info.isFile(),
    () => false,
  );

/** Returns source text in which the type of `where` is the file name. Pyright's messages then name the file. */
const sourceNaming = (file: string): string =>
  `from typing import Literal\nwhere: Literal["${file}"] = "${file}"\n`;

const LAYOUTS: readonly {
  readonly name: string;
  readonly configuration: object;
  readonly files: readonly string[];
  readonly from: string;
  readonly modules: readonly string[];
}[] = [
  {
    name: 'the root and src',
    configuration: {},
    files: [
      'top.py',
      'pkg/__init__.py',
      'pkg/mod.py',
      'src/inside/__init__.py',
      'space/deep/leaf.py',
      'both.py',
      'both/__init__.py',
    ],
    from: 'main.py',
    modules: ['top', 'pkg', 'pkg.mod', 'inside', 'space.deep.leaf', 'both'],
  },
  {
    name: 'extraPaths instead of src',
    configuration: { extraPaths: ['libs/one', 'libs/two'] },
    files: ['top.py', 'libs/one/first.py', 'libs/two/second/__init__.py', 'src/unseen.py'],
    from: 'main.py',
    modules: ['top', 'first', 'second', 'unseen'],
  },
  {
    name: 'extraPaths with wildcards',
    configuration: { extraPaths: ['libs/*/src', 'v?', 'deep/**'] },
    files: ['libs/one/src/first.py', 'v1/second.py', 'v10/unseen.py', 'deep/a/b/third.py', 'deep/fourth.py'],
    from: 'main.py',
    modules: ['first', 'second', 'third', 'fourth', 'unseen'],
  },
  {
    name: 'execution environments',
    configuration: {
      executionEnvironments: [{ root: 'services/api', extraPaths: ['libs'] }, { root: 'services/web' }],
    },
    files: ['services/api/app.py', 'services/web/page.py', 'libs/shared.py'],
    from: 'services/api/main.py',
    modules: ['app', 'shared'],
  },
  {
    name: 'src, and an execution environment',
    configuration: { executionEnvironments: [{ root: 'services/api' }] },
    files: ['services/api/app.py', 'src/inside.py'],
    from: 'services/api/main.py',
    modules: ['app', 'inside'],
  },
  {
    name: 'paths with backslashes',
    configuration: {
      executionEnvironments: [{ root: 'services\\api', extraPaths: ['libs\\two'] }],
    },
    files: ['services/api/app.py', 'libs/two/second.py'],
    from: 'services/api/main.py',
    modules: ['app', 'second'],
  },
];

test.each(LAYOUTS)(
  'a module resolves to the same file as in Pyright: $name',
  async ({ configuration, files, from, modules }) => {
    await using folder = await temporaryFolder();
    const imports = modules.map((module) => `import ${module}\nreveal_type(${module}.where)`).join('\n');
    await writeTree(folder.path, {
      'pyrightconfig.json': JSON.stringify(configuration),
      ...Object.fromEntries(files.map((file) => [file, sourceNaming(file)])),
      [from]: imports,
    });
    await using checker = await projectChecker(folder.path);
    const { diagnostics } = await checker.diagnose([path.join(folder.path, from)], {
      kind: 'files',
      files: [from],
    });
    const roots = moduleRoots(folder.path, await readConfiguration(folder.path, folder.path));
    for (const [index, module] of modules.entries()) {
      const [file, ...others] = await moduleFiles(roots, module, isFile);
      expect(others).toEqual([]);
      const revealed = diagnostics.find(
        ({ range, rule }) => range[0] === index * 2 + 1 && rule === null,
      )?.message;
      const taken = /"Literal\['(.+)'\]"/u.exec(revealed ?? '')?.[1] ?? /is "str"/u.exec(revealed ?? '')?.[0];
      expect([module, file && path.relative(folder.path, file)]).toEqual([module, taken]);
    }
  },
);

test('a source file takes precedence over its stub, and a stub without a source file is used', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'a.py': '', 'a.pyi': '', 'b.pyi': '', 'c/__init__.pyi': '', 'c.py': '' });
  const filesOf = async (name: string): Promise<readonly string[]> =>
    (await moduleFiles([folder.path], name, isFile)).map((file) => path.basename(file));
  expect(await filesOf('a')).toEqual(['a.py']);
  expect(await filesOf('b')).toEqual(['b.pyi']);
  expect(await filesOf('c')).toEqual(['c.py']);
  expect(await filesOf('d')).toEqual([]);
});

test('a module that exists under two roots is found under both', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'm.py': '', 'src/m/__init__.py': '' });
  const roots = moduleRoots(folder.path, { files: [], folders: [] });
  const found = await moduleFiles(roots, 'm', isFile);
  expect(found.map((file) => path.relative(folder.path, file))).toEqual([
    'm.py',
    path.join('src', 'm', '__init__.py'),
  ]);
});

test('the empty name stands for the package of the folder itself, never for a module file with the name of the folder', async () => {
  await using folder = await temporaryFolder();
  const root = folder.path;
  await writeTree(root, { 'pkg.py': '', 'pkg/__init__.pyi': '', 'other.py': '', 'other/a.py': '' });
  const [pkg, other] = [path.join(root, 'pkg'), path.join(root, 'other')];
  expect(await moduleFileIn(pkg, '', isFile)).toBe(path.join(pkg, '__init__.pyi'));
  expect(await moduleFileIn(other, '', isFile)).toBeUndefined();
});
