import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DiagnosticsBundle } from '../../src/model/bundle.ts';
import { diagnose } from '../../src/sdk/diagnose.ts';
import { markingProgram } from '../helpers/marking-program.ts';
import { comparable, pyrightCli } from '../helpers/pyright-cli.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree, type Tree } from '../helpers/write-tree.ts';

const PATH = process.env['PATH'] ?? '';

/** `edited` is an editable installation. */
const PACKAGES: Tree = {
  'only/__init__.py': 'def f(a: int) -> str: ...\n',
  'only/py.typed': '',
  'only-1.2.dist-info/METADATA': 'Name: only\n',
  '__editable__.edited-0.1.pth': '../../../../edited/src\n../../../../../edited/src\n',
  'edited-0.1.dist-info/METADATA': 'Name: edited\n',
};
const RESOLVED = 'Type of "only.f(1)" is "str"';
const UNRESOLVED = 'Import "only" could not be resolved';

let folder: TemporaryFolder;
let workspace: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  workspace = path.join(folder.path, 'project');
  const edited = { 'edited/src/edited.py': 'x: int = 1\n' };
  await writeTree(folder.path, edited);
  await writeTree(workspace, {
    ...edited,
    'main.py':
      'import only, edited, idlelib.config\nreveal_type(only.f(1))\nreveal_type(edited.x)\nonly.f("")\n',
    'sub/version.py': 'import sys\nif sys.version_info >= (3, 12):\n  reveal_type(1)\n',
  });
});
afterEach(async () => folder[Symbol.asyncDispose]());

/**
 * Diagnoses the workspace and returns the bundle. Checks that the diagnostics equal Pyright's, and that `folder.path`
 * does not appear in the bundle outside of `environment.local`.
 */
async function sameAsPyright(env: Readonly<Record<string, string>>): Promise<DiagnosticsBundle> {
  const { signal } = new AbortController();
  const host = testHost(env);
  const bundle = await diagnose({ host, workspace, files: [], timeoutMs: 60_000, signal });
  expect(comparable(bundle)).toEqual(await pyrightCli({ cwd: workspace, env: { PATH, ...env } }));
  expect(JSON.stringify({ ...bundle, environment: { ...bundle.environment, local: null } })).not.toContain(
    folder.path,
  );
  return bundle;
}

const messagesOf = (bundle: DiagnosticsBundle): string =>
  bundle.facts?.diagnostics.map(({ message }) => message).join('\n') ?? '';

const onPath = (programs: string): string => [programs, PATH].join(path.delimiter);

const configure = async (settings: unknown): Promise<void> =>
  writeFile(path.join(workspace, 'pyrightconfig.json'), JSON.stringify(settings));

describe('diagnostics equal those of Pyright for an environment in the workspace', () => {
  test.each([[[]], [['--system-site-packages']]])(
    'that is active and was created with %j',
    async (options) => {
      const venv = path.join(workspace, '.venv');
      const { programs } = await virtualEnvironment(venv, PACKAGES, { options });
      const bundle = await sameAsPyright({ VIRTUAL_ENV: venv, PATH: onPath(programs) });
      expect(messagesOf(bundle)).toContain(RESOLVED);
      expect(bundle.environment.local?.venvPath).toBe(venv);
    },
  );

  test('that is active and is a link to an environment outside the workspace', async () => {
    const original = path.join(folder.path, 'kept');
    await virtualEnvironment(original, PACKAGES);
    await symlink(original, path.join(workspace, '.venv'));
    const bundle = await sameAsPyright({ PATH: onPath(path.join(workspace, '.venv', 'bin')) });
    expect(messagesOf(bundle)).toContain(RESOLVED);
  });

  test('that is not active, with and without VIRTUAL_ENV', async () => {
    const venv = path.join(workspace, '.venv');
    await virtualEnvironment(venv, PACKAGES);
    for (const env of [{ PATH }, { PATH, VIRTUAL_ENV: venv }]) {
      expect(messagesOf(await sameAsPyright(env))).toContain(UNRESOLVED);
    }
  });

  test('that the option `python` names, and lanser does not run the interpreter of the environment', async () => {
    const venv = path.join(workspace, '.venv');
    const { programs } = await virtualEnvironment(venv, PACKAGES);
    const pyright = await pyrightCli({ cwd: workspace, env: { PATH } }, [
      '--pythonpath',
      `${programs}/python`,
    ]);
    await rm(path.join(programs, 'python'));
    const evil = await markingProgram(programs, 'python');
    const { signal } = new AbortController();
    const options = { workspace, files: [], timeoutMs: 60_000, signal, python: venv };
    const bundle = await diagnose({ host: testHost(), ...options });
    expect(comparable(bundle)).toEqual(pyright);
    expect(messagesOf(bundle)).toContain(RESOLVED);
    expect(await evil.wasRun()).toBe(false);
  });
});

describe('venvPath and venv', () => {
  test('can name an environment in the workspace', async () => {
    await virtualEnvironment(path.join(workspace, 'mine'), PACKAGES);
    await configure({ venvPath: '.', venv: 'mine' });
    const messages = messagesOf(await sameAsPyright({ PATH }));
    expect(messages).toContain(RESOLVED);
    // With `venvPath` and `venv`, Pyright finds the packages, but not the interpreter's standard library.
    expect(messages).toContain('"idlelib.config" could not be resolved');
  });

  test('can name the environment of VIRTUAL_ENV outside the workspace: by a relative or absolute path, through a link, or in an extended configuration', async () => {
    const place = path.join(folder.path, 'venvs');
    const { folder: VIRTUAL_ENV } = await virtualEnvironment(path.join(place, 'mine'), PACKAGES);
    await symlink(VIRTUAL_ENV, path.join(workspace, '.venv'));
    await writeTree(workspace, { 'shared/base.json': '{"venvPath": "../../venvs"}' });
    for (const settings of [
      { venvPath: '../venvs', venv: 'mine' },
      { venvPath: place, venv: 'mine' },
      { venvPath: '.', venv: '.venv' },
      { extends: 'shared/base.json', venv: 'mine' },
    ]) {
      await configure(settings);
      expect(messagesOf(await sameAsPyright({ PATH, VIRTUAL_ENV }))).toContain(RESOLVED);
    }
  });

  test('do not allow reads outside a workspace without Git, but the option `python` does', async () => {
    await virtualEnvironment(path.join(folder.path, 'venvs', 'mine'), PACKAGES);
    await virtualEnvironment(path.join(workspace, 'inside'), { 'a.pth': `${folder.path}/libraries\n` });
    await writeTree(folder.path, { 'libraries/only.py': 'def f(a: int) -> str: ...\n' });
    const { signal } = new AbortController();
    const options = { workspace, files: [], timeoutMs: 60_000, signal };
    for (const settings of [
      { venvPath: '../venvs', venv: 'mine' },
      { venvPath: '.', venv: 'inside' },
    ]) {
      await configure(settings);
      expect(messagesOf(await diagnose({ host: testHost(), ...options }))).toContain(UNRESOLVED);
    }
    const python = path.join(workspace, 'inside');
    expect(messagesOf(await diagnose({ host: testHost(), ...options, python }))).toContain(RESOLVED);
  });

  test('take precedence over an active environment', async () => {
    const { programs } = await virtualEnvironment(path.join(workspace, '.venv'));
    await virtualEnvironment(path.join(workspace, 'other'), PACKAGES);
    await configure({ venvPath: '.', venv: 'other' });
    expect(messagesOf(await sameAsPyright({ PATH: onPath(programs) }))).toContain(RESOLVED);
  });

  test('are ignored if the environment is missing or empty, or if `venvPath` is not set', async () => {
    const { programs } = await virtualEnvironment(path.join(workspace, '.venv'), PACKAGES);
    await mkdir(path.join(workspace, 'empty', 'lib'), { recursive: true });
    for (const settings of [
      { venvPath: '.', venv: 'gone' },
      { venvPath: '.', venv: 'empty' },
      { venv: 'gone' },
    ]) {
      await configure(settings);
      expect(messagesOf(await sameAsPyright({ PATH: onPath(programs) }))).toContain(RESOLVED);
    }
  });
});

test('PYTHONPATH applies as in Pyright, and so does a .python-version file that a pyenv shim reads', async () => {
  await writeTree(folder.path, { 'libraries/only.py': 'def f(a: int) -> str: ...\n' });
  const withVariable = { PATH, PYTHONPATH: path.join(folder.path, 'libraries') };
  expect(messagesOf(await sameAsPyright(withVariable))).toContain(RESOLVED);
  const pyenv = path.join(folder.path, 'pyenv');
  await virtualEnvironment(path.join(pyenv, 'versions', '1.0'));
  await virtualEnvironment(path.join(pyenv, 'versions', '2.0'), PACKAGES);
  const launcher = path.join(pyenv, 'shims', 'python3');
  const program = [
    '#!/bin/sh',
    'chosen=$(cat .python-version 2>/dev/null || echo 1.0)',
    `exec '${pyenv}/versions/'"\${PYENV_VERSION:-$chosen}"/bin/python3 "$@"`,
  ];
  await writeTree(pyenv, { 'shims/python3': `${program.join('\n')}\n` });
  await chmod(launcher, 0o755);
  expect(messagesOf(await sameAsPyright({ PATH: onPath(path.dirname(launcher)) }))).toContain(UNRESOLVED);
  await writeTree(workspace, { '.python-version': '2.0\n' });
  expect(messagesOf(await sameAsPyright({ PATH: onPath(path.dirname(launcher)) }))).toContain(RESOLVED);
});
