import { createHash } from 'node:crypto';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { capturePython } from '../../src/workspace/capture-python.ts';
import { contentHash } from '../../src/bundle/canonical.ts';
import type { FoundEnvironment } from '../../src/workspace/found-environments.ts';
import { pyenvVariables } from '../../src/workspace/pyenv-version.ts';
import { UNKNOWN_TRUST } from '../helpers/captured-python.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';

const NEITHER = { configured: undefined, trust: UNKNOWN_TRUST };

let folder: TemporaryFolder;
let root: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  root = path.join(folder.path, 'ws');
  await writeTree(root, { 'a.py': '' });
});
afterEach(async () => folder[Symbol.asyncDispose]());

async function found(env: Readonly<Record<string, string>> = {}): Promise<readonly FoundEnvironment[]> {
  const host = testHost({ HOME: folder.path, ...env });
  const { signal } = new AbortController();
  const options = { host, root, checkout: root, python: undefined, ...NEITHER, signal };
  return (await capturePython(options)).found;
}

const activated = (programs: string): string => [programs, process.env['PATH']].join(path.delimiter);

test('the list of environments is empty for a project without an environment', async () => {
  expect(await found()).toEqual([]);
});

test('outside of Git, an environment of the project is in use if its programs are first on PATH, but not if only VIRTUAL_ENV names it', async () => {
  const { folder: place, programs } = await virtualEnvironment(path.join(root, '.venv'));
  const expected = {
    kind: 'venv',
    place,
    version: expect.stringMatching(/^3\.\d+/u) as string,
    problem: null,
  };
  expect(await found()).toEqual([{ ...expected, inUse: false }]);
  expect(await found({ VIRTUAL_ENV: place })).toEqual([{ ...expected, inUse: false }]);
  expect(await found({ VIRTUAL_ENV: place, PATH: activated(programs) })).toEqual([
    { ...expected, inUse: true },
  ]);
});

test('environments of uv and conda are found through variables and files', async () => {
  const uv = path.join(folder.path, 'uv');
  const conda = path.join(folder.path, 'conda');
  await writeTree(uv, { 'pyvenv.cfg': 'home = /usr/bin\nuv = 0.9.1\nversion_info = 3.13.1\n' });
  await writeTree(conda, { 'conda-meta/python-3.12.4-h9_0.json': '' });
  expect(
    await found({ UV_PROJECT_ENVIRONMENT: uv, CONDA_PREFIX: conda, VIRTUAL_ENV: '/gone' }),
  ).toMatchObject([
    { kind: 'venv', place: '/gone', problem: 'it does not exist' },
    { kind: 'conda', place: conda, version: '3.12.4', inUse: false },
    { kind: 'uv', place: uv, version: '3.13.1', inUse: false },
  ]);
  await writeTree(root, { 'environment.yml': 'name: x\n' });
  expect(await found()).toMatchObject([{ kind: 'conda', place: path.join(root, 'environment.yml') }]);
});

test('a missing environment is listed if UV_PROJECT_ENVIRONMENT names it, by an absolute path or relative to the project', async () => {
  for (const name of ['gone', path.join(root, 'gone')]) {
    expect(await found({ UV_PROJECT_ENVIRONMENT: name })).toEqual([
      {
        kind: 'venv',
        place: path.join(root, 'gone'),
        version: null,
        inUse: false,
        problem: 'it does not exist',
      },
    ]);
  }
});

test('the base interpreter of an environment is not searched for at a network path', async () => {
  const problems = async (home: string): Promise<unknown> => {
    await writeTree(root, { '.venv/pyvenv.cfg': `home = ${home}\n` });
    return (await found()).map(({ problem }) => problem);
  };
  expect(await problems('/not/there')).toEqual(['its base interpreter does not exist']);
  expect(await problems('//not/there')).toEqual([null]);
});

test.each([
  ['name = "My App"', 'my_app'],
  ['name = "My_App.One"', 'my-app-one'],
  ['package-mode = false', 'non-package-mode'],
])('environments of Poetry are found in the cache of Poetry (%s)', async (setting, name) => {
  await writeTree(root, { 'poetry.lock': '', 'pyproject.toml': `[tool.poetry]\n${setting}\n` });
  const hash = createHash('sha256').update(root).digest('base64url').slice(0, 8);
  const place = path.join(folder.path, '.cache', 'pypoetry', 'virtualenvs', `${name}-${hash}-py3.11`);
  await writeTree(place, { 'pyvenv.cfg': 'home = /usr/bin\nversion = 3.11.2\n' });
  await writeTree(path.join(path.dirname(place), `${name}-00000000-py3.11`), {
    'pyvenv.cfg': 'home = /usr/bin\n',
  });
  const expected = { kind: 'poetry', place, version: '3.11.2', inUse: false, problem: null };
  expect(await found()).toEqual([expected]);
});

test('a .python-version file is listed, and selects the version if the interpreter is a pyenv shim and PYENV_VERSION is not set', async () => {
  await writeTree(root, { '.python-version': '# mine\n3.1.4\n../../evil\n' });
  expect(await found()).toMatchObject([{ kind: 'python-version', version: '3.1.4', inUse: false }]);
  const launcher = path.join(folder.path, 'pyenv', 'shims', 'python3');
  await writeTree(folder.path, { 'pyenv/shims/python3': '', 'pyenv/versions/': '' });
  const host = testHost();
  expect(await pyenvVariables(host, launcher, root)).toEqual({ PYENV_VERSION: '3.1.4' });
  expect(await pyenvVariables(testHost({ PYENV_VERSION: 'x' }), launcher, root)).toEqual({});
  expect(await pyenvVariables(host, '/usr/bin/python3', root)).toEqual({});
});

test('the list of packages does not depend on the folder of the environment, even with an editable install', async () => {
  const digests = [];
  for (const place of ['one', 'two/three']) {
    const { folder: venv } = await virtualEnvironment(path.join(folder.path, place), {
      'b-2.dist-info/METADATA': '',
      'local-0.1.dist-info/direct_url.json': `{"url": "file://${folder.path}/${place}"}`,
      'local.pth': `${folder.path}\n`,
    });
    const { signal } = new AbortController();
    const host = testHost({ HOME: path.join(folder.path, 'home') });
    const options = { host, root, checkout: root, ...NEITHER, signal };
    const { python } = await capturePython({ ...options, python: venv });
    expect(python?.packages).toEqual(['b-2', 'local-0.1']);
    digests.push(contentHash(python?.packages));
  }
  expect(digests[0]).toBe(digests[1]);
});
