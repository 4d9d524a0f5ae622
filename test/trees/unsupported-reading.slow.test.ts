import path from 'node:path';
import { expect, test } from 'vitest';
import { gateReport, lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import {
  nestedRepository,
  projectWithMovedSubmodule,
  projectWithoutVendor,
  projectWithSubmodule,
} from './project-with-submodule.ts';

const sandbox = useSandbox();

test('the gate checks a changed submodule whose files are present, and accepts an excluded submodule whose files are missing', async () => {
  const { git, commit, write, start } = await projectWithSubmodule(sandbox);
  await git(['-C', 'vendor', 'checkout', '--quiet', '-']);
  await commit();
  const checked = await gateReport(['--base', 'HEAD~1'], start);
  expect(checked.report.delta?.introduced).toMatchObject([{ uri: 'app.py', rule: 'reportArgumentType' }]);
  expect(checked.exitCode).toBe(1);

  await write('app.py', 'x = 1\n');
  await write('pyrightconfig.json', JSON.stringify({ exclude: ['vendor'] }));
  await commit();
  await git(['-C', 'vendor', 'checkout', '--quiet', 'HEAD~1']);
  await commit();
  await git(['submodule', '--quiet', 'deinit', '--force', 'vendor']);
  const excluded = await gateReport(['--base', 'HEAD~1'], start);
  expect(excluded.report.failures).toEqual([]);
});

test('with --head worktree, the gate accepts a submodule that is checked out at its recorded commit', async () => {
  const { git, commit, start } = await projectWithoutVendor(sandbox);
  const gate = async () => gateReport(['--base', 'HEAD', '--head', 'worktree'], start);
  expect((await gate()).exitCode).toBe(0);
  const vendor = await nestedRepository(sandbox);
  await vendor.commit();
  await git(['add', 'vendor']);
  await commit();
  expect((await gate()).report.failures).toEqual([]);
});

const USE = 'from lib import f\n\nf(1)\n';

interface Layout {
  readonly folder?: string;
  readonly files: Readonly<Record<string, string>>;
  readonly links?: Readonly<Record<string, string>>;
  readonly project?: string;
  /** The folder in the variable PYTHONPATH. */
  readonly importPath?: string;
}

const reached: Readonly<Record<string, Layout>> = {
  'an excluded folder in extraPaths': {
    files: { 'app.py': USE, 'pyrightconfig.json': '{ "extraPaths": ["libs/vendor"], "exclude": ["libs"] }' },
  },
  'an excluded folder that a pattern in extraPaths matches': {
    files: { 'app.py': USE, 'pyrightconfig.json': '{ "extraPaths": ["libs/*"], "exclude": ["libs"] }' },
  },
  'an absolute import of a module in an excluded folder': {
    files: {
      'app.py': 'from libs.vendor.lib import f\n\nf(1)\n',
      'pyrightconfig.json': '{ "exclude": ["libs"] }',
    },
  },
  'an import path of the environment': {
    files: { 'app/app.py': USE },
    project: 'app',
    importPath: 'libs/vendor',
  },
  'a folder below it that is an import path of the environment': {
    files: { 'app/app.py': 'import tool\n' },
    project: 'app',
    importPath: 'libs/vendor/src',
  },
  'a link to its folder': {
    files: { 'app/app.py': 'from linked.lib import f\n\nf(1)\n' },
    links: { 'app/linked': '../libs/vendor' },
    project: 'app',
  },
  'a link to its parent folder': {
    files: { 'app/app.py': 'import tool\n', 'libs/__init__.py': '' },
    links: { 'app/linked': '../libs' },
    project: 'app',
  },
  'a link with an excluded path to a file in it': {
    files: { 'app/app.py': USE, 'app/pyrightconfig.json': '{ "exclude": ["lib.py"] }' },
    links: { 'app/lib.py': '../libs/vendor/lib.py' },
    project: 'app',
  },
  'extraPaths through a link to it': {
    files: { 'app/app.py': USE, 'app/pyrightconfig.json': '{ "extraPaths": ["../linked"] }' },
    links: { linked: 'libs/vendor' },
    project: 'app',
  },
  'a relative import from the project': {
    folder: 'package/vendor',
    files: {
      'package/__init__.py': '',
      'package/app/__init__.py': '',
      'package/app/pyrightconfig.json': '{}',
      'package/app/app.py': 'from ..vendor.lib import f\n\nf(1)\n',
    },
    project: 'package/app',
  },
};

test.each(Object.entries(reached))(
  'the gate is inconclusive if a changed submodule is not checked out, and Pyright can read it by %s',
  async (name, { folder = 'libs/vendor', project = '.', importPath, ...content }) => {
    const { start } = await projectWithMovedSubmodule(sandbox, name.replaceAll(/\W/gu, '-'), folder, content);
    const env = importPath === undefined ? {} : { PYTHONPATH: path.join(start.cwd, importPath) };
    const args = ['--base', 'HEAD~1', '--working-directory', project];
    const { report } = await gateReport(args, { ...start, env: { ...start.env, ...env } });
    expect(report.failures.map(({ details }) => details)).toEqual([{ submodule: folder }]);
  },
);

const unreached: Readonly<Record<string, Layout>> = {
  'beside the project': { files: { 'app/app.py': 'import tool\n' }, project: 'app' },
  'in an excluded folder': {
    files: { 'app.py': 'import tool\n', 'pyrightconfig.json': '{ "exclude": ["libs"] }' },
  },
};

test.each(Object.entries(unreached))(
  'if a changed submodule %s is not checked out, the gate ignores it',
  async (name, { project = '.', ...content }) => {
    const { start } = await projectWithMovedSubmodule(
      sandbox,
      name.replaceAll(/\W/gu, '-'),
      'libs/vendor',
      content,
    );
    const { report } = await gateReport(['--base', 'HEAD~1', '--working-directory', project], start);
    expect(report.failures).toEqual([]);
  },
);

test('the gate and lanser delta are inconclusive if an excluded submodule in extraPaths has uncommitted changes', async () => {
  const { git, write, start } = await projectWithMovedSubmodule(sandbox, 'edited', '.deps/vendor', {
    files: { 'app.py': USE, 'pyrightconfig.json': '{ "extraPaths": [".deps/vendor"] }' },
  });
  await git(['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'update', '--init']);
  await write('.deps/vendor/lib.py', 'def f(x: bytes) -> int:\n    return 1\n');
  expect((await gateReport(['--base', 'HEAD', '--head', 'worktree'], start)).exitCode).toBe(25);
  expect((await lanser(['delta'], start)).exitCode).toBe(25);
});
