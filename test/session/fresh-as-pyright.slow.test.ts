// After each edit of an imported file, compares the answers of an open and a reopened workspace with the output of
// Pyright's command line. The layouts differ in the path of this file, in the import and in the configuration.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { comparable, pyrightCli, type Comparable } from '../helpers/pyright-cli.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree, type Tree } from '../helpers/write-tree.ts';

interface Layout {
  /** The path of the imported file, without `.py`. */
  readonly edited: string;
  /** The import that binds `make`. */
  readonly import: string;
  readonly main?: string;
  /** The folder that is opened. */
  readonly workspace?: string;
  readonly configuration?: object;
  readonly files?: Tree;
  /** The installed files of the environment `.venv`. */
  readonly installed?: Tree;
}

const ENVIRONMENT = { venvPath: '.', venv: '.venv' };

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'the same folder': { edited: 'lib', import: 'from lib import make' },
  'the folder `src`': { edited: 'src/lib', import: 'from lib import make', main: 'tests/main.py' },
  'a package, by a relative import': {
    edited: 'pkg/lib',
    import: 'from .lib import make',
    main: 'pkg/main.py',
    files: { 'pkg/__init__.py': '' },
  },
  'a namespace package': { edited: 'space/lib', import: 'from space.lib import make' },
  'a package that exports all names of the file': {
    edited: 'pkg/lib',
    import: 'from pkg import make',
    files: { 'pkg/__init__.py': 'from .lib import *\n' },
  },
  'a module that is imported under a condition': {
    edited: 'lib',
    import: 'try:\n    from missing import make\nexcept ImportError:\n    from lib import make',
  },
  'a circular import': {
    edited: 'lib',
    import: 'from middle import make',
    files: { 'middle.py': 'from lib import make as make\nimport main\n' },
  },
  'the root, outside of `include`': {
    edited: 'lib',
    import: 'from lib import make',
    main: 'app/main.py',
    configuration: { include: ['app'] },
  },
  'an extra path outside of `include`': {
    edited: 'shared/lib',
    import: 'from lib import make',
    main: 'app/main.py',
    configuration: { include: ['app'], extraPaths: ['shared'] },
  },
  'an excluded file': {
    edited: 'lib',
    import: 'from lib import make',
    configuration: { exclude: ['lib.py', 'lib'] },
  },
  'an ignored file': { edited: 'lib', import: 'from lib import make', configuration: { ignore: ['lib.py'] } },
  'a folder that is excluded by default': {
    edited: 'node_modules/lib',
    import: 'from lib import make',
    configuration: { extraPaths: ['node_modules'] },
  },
  'a folder whose name starts with a dot': {
    edited: '.hidden/lib',
    import: 'from lib import make',
    configuration: { extraPaths: ['.hidden'] },
  },
  'an extra path of an execution environment': {
    edited: 'vendored/lib',
    import: 'from lib import make',
    main: 'app/main.py',
    configuration: { executionEnvironments: [{ root: 'app', extraPaths: ['vendored'] }] },
  },
  'an extra path above the workspace': {
    edited: 'shared/lib',
    import: 'from lib import make',
    workspace: 'app',
    configuration: { extraPaths: ['../shared'] },
  },
  'the workspace, with the configuration above the workspace': {
    edited: 'app/lib',
    import: 'from lib import make',
    workspace: 'app',
    files: {
      'app/pyproject.toml': '[project]\nname = "app"\n',
      'pyrightconfig.json': '{"include": ["app"], "strict": ["app"]}',
    },
  },
  'a linked folder': {
    edited: 'elsewhere/lib',
    import: 'from linked.lib import make',
    files: { linked: { to: 'elsewhere' } },
    configuration: { exclude: ['elsewhere'] },
  },
  'a linked file': {
    edited: 'elsewhere/lib',
    import: 'from linked import make',
    files: { 'linked.py': { to: 'elsewhere/lib.py' } },
    configuration: { exclude: ['elsewhere'] },
  },
  'the folder of stubs (`stubPath`)': {
    edited: 'stubs/lib',
    import: 'from lib import make',
    configuration: { stubPath: 'stubs', exclude: ['stubs'] },
  },
  'a .pth file of an environment': {
    edited: 'library/lib',
    import: 'from lib import make',
    configuration: { ...ENVIRONMENT, exclude: ['library'] },
    installed: { 'library.pth': '../../../../library\n' },
  },
  'a .pth file of an environment, without `useLibraryCodeForTypes`': {
    edited: 'library/lib',
    import: 'from lib import make',
    configuration: { ...ENVIRONMENT, exclude: ['library'], useLibraryCodeForTypes: false },
    installed: { 'library.pth': '../../../../library\n' },
  },
  'a link from an environment': {
    edited: 'library/lib/inner',
    import: 'from lib.inner import make',
    configuration: { ...ENVIRONMENT, exclude: ['library'] },
    installed: { lib: { to: '../../../../library/lib' } },
  },
  'sources of an editable package, in the environment': {
    edited: '.venv/src/lib',
    import: 'from lib import make',
    configuration: ENVIRONMENT,
    installed: { 'editable.pth': '../../../src\n' },
  },
};

const SOURCES = {
  int: 'def make() -> int: ...\n',
  str: 'def make() -> str: ...\n',
  needsArgument: 'def make(argument: int) -> int: ...\n',
  bytes: 'def make() -> bytes: ...\n',
};

function editsOf(edited: string): readonly (readonly [name: string, edit: () => Promise<unknown>])[] {
  const module = `${edited}.py`;
  return [
    ['a different return type', async () => writeFile(module, SOURCES.str)],
    ['removal of the file', async () => rm(module)],
    ['a new file', async () => writeFile(module, SOURCES.needsArgument)],
    ['a stub beside the file', async () => writeFile(`${module}i`, SOURCES.bytes)],
    ['removal of the stub', async () => rm(`${module}i`)],
    [
      'a package in place of the file',
      async () => {
        await rm(module);
        await mkdir(edited, { recursive: true });
        await writeFile(path.join(edited, '__init__.py'), SOURCES.int);
      },
    ],
  ];
}

describe.each(Object.entries(LAYOUTS))('the layout of an imported file: %s', (_, layout) => {
  test('after each edit, an open and a reopened workspace report the same as the command line of Pyright', async () => {
    await using repository = await temporaryRepository();
    const root = path.join(repository.path, layout.workspace ?? '.');
    const edited = path.join(repository.path, layout.edited);
    if (layout.installed !== undefined) {
      await virtualEnvironment(path.join(repository.path, '.venv'), layout.installed);
    }
    await writeTree(repository.path, { ...layout.files, [`${layout.edited}.py`]: SOURCES.int });
    await writeTree(root, {
      [layout.main ?? 'main.py']: `${layout.import}\n\nvalue: int = make()\n`,
      ...(layout.configuration && { 'pyrightconfig.json': JSON.stringify(layout.configuration) }),
    });
    const variables = { HOME: path.join(repository.beside, 'home') };
    const host = testHost(variables);
    const opened = async (): ReturnType<typeof openWorkspace> => openWorkspace(root, { host });
    const reopened = async (): Promise<Comparable> => {
      await using workspace = await opened();
      return comparable(await workspace.diagnostics());
    };
    const commandLine = async (): Promise<Comparable> => pyrightCli({ cwd: root, env: variables });

    await using open = await opened();
    expect(comparable(await open.diagnostics())).toEqual(await commandLine());
    await reopened();
    const outputs = new Set<string>();
    for (const [name, edit] of editsOf(edited)) {
      await edit();
      const expected = { name, ...(await commandLine()) };
      outputs.add(expected.diagnostics.join('\n'));
      expect({ name, ...comparable(await open.diagnostics()) }).toEqual(expected);
      expect({ name, ...(await reopened()) }).toEqual(expected);
    }
    // The edits must change what Pyright reports. Otherwise stale answers would pass too.
    expect(outputs.size).toBeGreaterThan(2);
  });
});
