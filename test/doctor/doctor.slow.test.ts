import { chown, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleIdOf } from '../../src/bundle/hash-domain.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { visit, visitProject, type Visit } from '../helpers/doctor.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { writeTree, type Tree } from '../helpers/write-tree.ts';

test('a valid project fails no check, and the checks have a fixed order', async () => {
  await using repository = await temporaryRepository();
  await repository.write('lanser.json', '{}');
  await repository.write('pyrightconfig.json', '{"include": ["."]}');
  await repository.write('src/app.py', 'value: int = ""\n');
  const { bundle, failed, detailOf } = await visit(repository.path);
  expect(failed).toEqual([]);
  expect(bundle).toMatchObject({ status: 'ok', error: null, request: { cmd: 'doctor' } });
  expect(bundleIdOf(bundle)).toBe(bundle.bundleId);
  expect(bundle.facts?.checks.map(({ name, passed }) => [name, passed])).toEqual([
    ['node', true],
    ['lanser', true],
    ['pyright-package', true],
    ['git', true],
    ['temporary-folder', true],
    ['cache-folder', true],
    ['file-names', true],
    ['lanser-configuration', true],
    ['user-configuration', null],
    ['pyright-configuration', true],
    ['pyright-paths', true],
    ['python', true],
    ['environments', null],
    ['server pyright', true],
    ['git-checkout', true],
    ['source-files', true],
    ['source-texts', true],
    ['links', true],
    ['module-names', true],
    ['standard-library', true],
    ['nested-folders', true],
    ['pyright-agreement', true],
  ]);
  expect(detailOf('pyright-agreement')).toContain('agree on 1 file of 1: 1 diagnostic\n');
  expect(bundle.facts?.servers).toEqual([
    { name: 'pyright', root: '.', state: 'running', version: bundle.environment.server?.version },
  ]);
});

const LATIN = Uint8Array.from([0x23, 0x20, 0xe9, 0x0a]);

/**
 * Faults, each with its failed checks, a pattern for the detail of the first failed check, and options of the
 * doctor's run.
 */
const BROKEN: [fault: string, tree: Tree, fails: readonly string[], message: RegExp, given?: Visit][] = [
  ['invalid JSON', { 'lanser.json': '{"indexIo": ' }, ['lanser-configuration'], /lanser\.json/u],
  [
    'settings that do not match the schema',
    { 'lanser.json': '{"indexIo": "utf-7", "timeoutSeconds": "long"}' },
    ['lanser-configuration'],
    /lanser\.json: \/(?:indexIo|timeoutSeconds): .*\nlanser\.json: \/(?:indexIo|timeoutSeconds): /u,
  ],
  [
    'an incomplete server definition',
    { 'lanser.json': '{"servers": {"mine": {"fileTypes": [".py"]}}}' },
    ['lanser-configuration'],
    /\/servers\/mine\/command: required, because/u,
  ],
  [
    'a cache outside of the workspace',
    { 'lanser.json': '{"cacheDir": "../cache"}' },
    ['lanser-configuration'],
    /lanser\.json: cacheDir must be a folder in/u,
  ],
  [
    'an invalid user configuration',
    { '../.config/lanser/config.json': '[' },
    ['user-configuration'],
    /the user's lanser\/config\.json/u,
  ],
  [
    'an invalid Pyright configuration',
    { 'pyrightconfig.json': '{"strict": [}' },
    ['pyright-configuration', 'server pyright'],
    /pyrightconfig\.json:1:13: /u,
  ],
  [
    'a missing configured environment',
    { 'pyrightconfig.json': '{"venvPath": ".", "venv": ".venv"}' },
    ['pyright-paths', 'environments'],
    /venv: "\.venv" does not exist/u,
  ],
  [
    'missing paths',
    { 'pyrightconfig.json': '{"include": [".", "lib/*"], "extraPaths": ["more"], "stubPath": "stubs"}' },
    ['pyright-paths'],
    /include: "lib\/\*" does not exist\nextraPaths: "more" does not exist\nstubPath: "stubs" does not exist\n/u,
  ],
  [
    'missing roots of execution environments',
    { 'pyrightconfig.json': '{"executionEnvironments": [{"root": "."}, {"root": "web"}]}' },
    ['pyright-paths'],
    /executionEnvironments\[1\]\.root: "web" does not exist/u,
  ],
  [
    'an exclude that matches all files',
    { 'pyrightconfig.json': '{"exclude": ["**/*.py"]}' },
    ['pyright-paths', 'source-files'],
    /include and exclude select none of the 1 Python files\nFix pyrightconfig\.json\.$/mu,
  ],
  ['a file in Latin-1', { 'old.py': LATIN }, ['source-texts'], /^not UTF-8: old\.py\n/u],
  [
    'a link out of the checkout',
    { '../outside/code.py': 'x = 1\n', shared: { to: '../outside' } },
    ['links'],
    /^1 link out of the checkout: shared\n/u,
  ],
  ['a dangling link', { 'gone.py': { to: 'nowhere.py' } }, ['source-files'], /^cannot be read: gone\.py\n/u],
  [
    'two files with the same module name',
    { 'src/app.py': 'x = 1\n' },
    ['module-names'],
    /^app is app\.py and src\/app\.py\n/u,
  ],
  [
    'installed packages among the sources',
    { 'lib/site-packages/dep.py': 'x = 1\n' },
    ['source-files'],
    /1 of the included files belong to installed packages: lib\/site-packages\/dep\.py\n/u,
  ],
  [
    'an environment that is not activated',
    { '.venv/pyvenv.cfg': 'home = /usr/bin\nversion = 3.11.2\n' },
    ['environments'],
    /^\.venv: a virtual environment, Python 3\.11\.2; not in use.*\nActivate \.venv\.$/u,
  ],
  [
    'a requested Python version that differs from the used one',
    { '.python-version': '2.7.18\n' },
    ['environments'],
    /The requested Python version is not in use\.$/u,
    { env: { PYENV_VERSION: 'system' } },
  ],
  ['an old Node', {}, ['node'], /Install Node 20\.19 or later/u, { overrides: { nodeVersion: '20.18.3' } }],
];

/** Returns a user configuration that disables Pyright to save time, or no file if the fault may affect Pyright. */
function withoutPyright(fault: string): Tree {
  if (/Pyright|Latin|link|environment/u.test(fault)) return {};
  return { '../.config/lanser/config.json': '{"servers": {"pyright": {"disabled": true}}}' };
}

describe('only the affected checks fail for', () => {
  test.each(BROKEN)('%s', async (fault, tree, fails, message, visitOptions) => {
    const { failed, detailOf, bundle } = await visitProject(
      { ...withoutPyright(fault), ...tree },
      visitOptions,
    );
    expect(failed).toEqual(fails);
    expect(detailOf(fails[0] ?? '')).toMatch(message);
    const { local, ...shared } = bundle.environment;
    const text = JSON.stringify([bundle.facts, shared]);
    for (const place of [local?.workspaceRoot, local?.pythonExe]) expect(text).not.toContain(String(place));
  });
});

test('a cache folder that cannot be written is reported, and a missing cache folder is not created', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'project/app.py': 'x = 1\n', file: '' });
  const root = path.join(folder.path, 'project');
  const inFile = await visit(root, { env: { XDG_CACHE_HOME: path.join(folder.path, 'file') } });
  expect(inFile.failed).toEqual(['cache-folder']);
  expect(inFile.detailOf('cache-folder')).toMatch(
    /cannot be written: not a directory.*\n.* set XDG_CACHE_HOME/u,
  );
  await visit(root, { env: { XDG_CACHE_HOME: path.join(folder.path, 'cache') } });
  expect((await readdir(folder.path)).toSorted()).toEqual(['file', 'project']);
});

test('a configured server that is not installed is reported, but an unused server is not', async () => {
  const { failed, detailOf, passedOf, bundle } = await visitProject(
    { 'lanser.json': '{"servers": {"mine": {"command": "no-such-server", "fileTypes": [".py"]}}}' },
    { options: {}, env: { PATH: '' } },
  );
  expect(failed).toEqual(['git', 'python', 'server mine']);
  expect(detailOf('server mine')).toMatch(
    /^not installed; .*\nInstall no-such-server, or correct the server's command/u,
  );
  expect(passedOf('server ty')).toBeNull();
  expect(passedOf('git-checkout')).toBeNull();
  expect(bundle.facts?.servers).toContainEqual({ name: 'mine', root: '.', state: 'missing', version: null });
});

test('if a server exits immediately, its check fails and contains the error', async () => {
  const { failed, detailOf } = await visitProject(
    { 'lanser.json': '{"servers": {"mine": {"command": "false", "fileTypes": [".py"]}}}' },
    { options: { server: 'mine' } },
  );
  expect(failed).toEqual(['server mine']);
  expect(detailOf('server mine')).toMatch(/^does not start; supports 1 file\nE\/LS_CRASH: /u);
  expect(detailOf('pyright-agreement')).toBe(
    'This check applies only to Pyright, but only mine is selected.',
  );
});

test('a module with the name of a standard library module is reported, but no check fails', async () => {
  const { failed, detailOf } = await visitProject({ 'random.py': 'x = 1\n', 'pkg/random.py': 'x = 1\n' });
  expect(failed).toEqual([]);
  expect(detailOf('standard-library')).toMatch(/^named like modules of the standard library: random\.py\n/u);
});

test('the checks of module names are skipped if an invalid pyrightconfig.json leaves the files unknown', async () => {
  const { passedOf } = await visitProject({ 'random.py': 'x = 1\n', 'pyrightconfig.json': '[' });
  expect(passedOf('module-names')).toBeNull();
  expect(passedOf('standard-library')).toBeNull();
});

test('nested checkouts and folders of installed packages are listed', async () => {
  const { failed, detailOf } = await visitProject({
    'part/.git/HEAD': 'ref: refs/heads/main\n',
    'web/node_modules/x/y.py': 'x = 1\n',
  });
  expect(failed).toEqual([]);
  expect(detailOf('nested-folders')).toMatch(/the gate leaves out: part\n.*: web\/node_modules$/u);
});

test.skipIf(process.getuid?.() !== 0)(
  'for a checkout that belongs to a different user, the message names the setting safe.directory',
  async () => {
    await using repository = await temporaryRepository();
    await chown(path.join(repository.path, '.git'), 4321, 4321);
    await chown(repository.path, 4321, 4321);
    const { failed, detailOf } = await visit(repository.path);
    expect(failed).toEqual(['git-checkout']);
    expect(detailOf('git-checkout')).toContain('safe.directory');
  },
);

test('if the temporary folder is missing, the checks that need it fail, and other checks still run', async () => {
  const { failed, passedOf } = await visitProject({}, { overrides: { temporaryRoot: '/proc/nowhere' } });
  expect(failed).toEqual(expect.arrayContaining(['temporary-folder', 'server pyright', 'pyright-agreement']));
  expect(passedOf('source-texts')).toBe(true);
});

test('for an unknown server, the bundle has E/USAGE; for a missing folder, the doctor throws', async () => {
  const { bundle } = await visitProject({}, { options: { server: 'none' } });
  expect(bundle).toMatchObject({ status: 'error', facts: null, error: { code: 'E/USAGE' } });
  await expect(visit('/proc/nowhere')).rejects.toThrow(LanserError);
});

test('the doctor can be interrupted and reports its progress', async () => {
  const controller = new AbortController();
  const steps: string[] = [];
  const { bundle } = await visitProject(
    {},
    {
      signal: controller.signal,
      overrides: {
        progress: ({ label, done, unit }) => {
          steps.push(`${label} ${done} ${unit}`);
          if (done === 13) controller.abort();
        },
      },
    },
  );
  expect(bundle).toMatchObject({
    status: 'error',
    error: { code: 'E/REQUEST_CANCELLED' },
    meta: { exitCode: 73 },
  });
  expect(steps.slice(0, 2)).toEqual(['doctor 0 checks', 'doctor 1 checks']);
});

test('an open workspace has a method that runs the doctor', async () => {
  await using repository = await temporaryRepository();
  await repository.write('app.py', 'x = 1\n');
  await using workspace = await openWorkspace(repository.path, { host: nodeHost({}) });
  const { facts } = await workspace.doctor({ server: 'pyright' });
  expect(facts?.checks.find(({ name }) => name === 'pyright-agreement')?.passed).toBe(true);
});
