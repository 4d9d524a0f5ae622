import { access, chmod, mkdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { capturePython, type PythonCapture } from '../../src/workspace/capture-python.ts';
import type { ChoiceOptions } from '../../src/workspace/choose-python.ts';
import type { EnvironmentTrust } from '../../src/workspace/static-python.ts';
import { findExecutable } from '../../src/workspace/executable.ts';
import { UNKNOWN_TRUST } from '../helpers/captured-python.ts';
import { interpreterAnswer } from '../helpers/interpreter-answer.ts';
import { markingProgram } from '../helpers/marking-program.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';

const { signal } = new AbortController();
const PATH = process.env['PATH'] ?? '';

let folder: TemporaryFolder;
let root: string;
let home: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  root = path.join(folder.path, 'ws');
  home = path.join(folder.path, 'home');
  await mkdir(root);
  await mkdir(home);
});
afterEach(async () => folder[Symbol.asyncDispose]());

async function capture(
  env: Readonly<Record<string, string>> = {},
  options: Partial<ChoiceOptions> = {},
): Promise<PythonCapture> {
  const host = testHost({ HOME: home, ...env });
  return capturePython({
    host,
    root,
    checkout: root,
    trust: UNKNOWN_TRUST,
    python: undefined,
    configured: undefined,
    signal,
    ...options,
  });
}

const OWN: EnvironmentTrust = { isStrict: false, originOf: async () => ({ kind: 'own' }) };

const onPath = (...folders: readonly string[]): { readonly PATH: string } => ({
  PATH: [...folders, PATH].join(path.delimiter),
});

describe('an interpreter outside of the workspace', () => {
  test('is queried with the same result as a direct run of the interpreter', async () => {
    const { folder: venv, programs } = await virtualEnvironment(path.join(folder.path, 'venv'), {
      'x-1.dist-info/METADATA': '',
    });
    const { python } = await capture(onPath(programs));
    expect(python).toEqual({
      ...(await interpreterAnswer(undefined, { HOME: home, ...onPath(programs) })),
      source: 'active',
    });
    expect(python).toMatchObject({ prefix: venv, packages: ['x-1'] });
    expect((await capture({}, { python: venv })).python).toMatchObject({ prefix: venv, source: 'option' });
  });

  test("of an environment with system packages has the user's site-packages directly after its own, unless PYTHONNOUSERSITE is set", async () => {
    const { programs, sitePackages } = await virtualEnvironment(
      path.join(folder.path, 'venv'),
      {},
      { options: ['--system-site-packages'] },
    );
    const userSite = (version: string): string =>
      path.join(home, '.local', 'lib', `python${version}`, 'site-packages');
    const version = (await capture()).python?.versionInfo.slice(0, 2).join('.') ?? '';
    await writeTree(userSite(version), { 'mine-1.dist-info/METADATA': '', 'a.pth': 'added\n', 'added/': '' });
    const { python } = await capture(onPath(programs));
    const at = python?.importPaths.indexOf(sitePackages) ?? -1;
    expect(at).toBeGreaterThan(0);
    const user = [userSite(version), path.join(userSite(version), 'added')];
    expect(python?.importPaths.slice(at + 1, at + 3)).toEqual(user);
    const without = await capture({ ...onPath(programs), PYTHONNOUSERSITE: '1' });
    expect(without.python?.importPaths).toEqual(python?.importPaths.filter((place) => !user.includes(place)));
  });

  test('has the existing folders of PYTHONPATH first; a relative folder is relative to the project', async () => {
    await mkdir(path.join(root, 'lib'));
    const PYTHONPATH = ['lib', folder.path, 'not-there'].join(path.delimiter);
    const { python } = await capture({ PYTHONPATH });
    expect(python?.importPaths.slice(0, 2)).toEqual([path.join(root, 'lib'), folder.path]);
    expect(python?.importPaths.slice(2)).toEqual((await capture()).python?.importPaths);
  });

  test('that fails is skipped: after `python3`, `python` on PATH is tried', async () => {
    const bin = path.join(folder.path, 'bin');
    await writeTree(bin, { python3: '#!/bin/sh\nexit 1\n' });
    await chmod(path.join(bin, 'python3'), 0o755);
    expect((await capture({ PATH: bin })).python).toBeUndefined();
    const real = await realpath((await virtualEnvironment(path.join(folder.path, 'venv'))).programs);
    await symlink(path.join(real, 'python'), path.join(bin, 'python'));
    expect((await capture({ PATH: bin })).python).toMatchObject({ executable: path.join(bin, 'python') });
  });

  test('does not find programs of the workspace on its PATH', async () => {
    const evil = await markingProgram(root, 'lanser-evil');
    const bin = path.join(folder.path, 'bin');
    const ran = path.join(folder.path, 'ran');
    await writeTree(bin, { python3: `#!/bin/sh\n: > '${ran}'\nlanser-evil\nexit 1\n` });
    await chmod(path.join(bin, 'python3'), 0o755);
    const PATH_WITH_IT = [bin, root, '/bin', '/usr/bin'].join(path.delimiter);
    await capture({ PATH: PATH_WITH_IT });
    await access(ran);
    expect(await evil.wasRun()).toBe(false);
  });
});

describe('an environment in the workspace', () => {
  test('that is active, or that the option `python` names, is read without running its programs', async () => {
    const venv = path.join(root, '.venv');
    const { programs, sitePackages } = await virtualEnvironment(venv, { 'x-1.dist-info/METADATA': '' });
    const expected = await interpreterAnswer(venv, { HOME: home });
    const evil = [];
    for (const name of ['python', 'python3']) {
      await rm(path.join(programs, name));
      evil.push(await markingProgram(programs, name));
    }
    const mark = path.join(folder.path, 'mark');
    const code = `open(${JSON.stringify(mark)}, 'w').close()`;
    await writeTree(sitePackages, { 'evil.pth': `import os; ${code}\n`, 'sitecustomize.py': `${code}\n` });
    const python = { ...expected, executable: path.join(programs, 'python3') };
    expect((await capture(onPath(programs))).python).toEqual({ ...python, source: 'active' });
    for (const named of [venv, path.join(programs, 'python'), path.relative(process.cwd(), venv)]) {
      const { python: captured } = await capture({}, { python: named });
      expect(captured).toEqual({ ...expected, executable: path.join(programs, 'python'), source: 'option' });
    }
    expect(await Promise.all(evil.map(async (program) => program.wasRun()))).toEqual([false, false]);
    await expect(access(mark)).rejects.toThrow('ENOENT');
  });

  test('causes no run of its base interpreter if that interpreter is in the workspace or is a link to a differently named program', async () => {
    const venv = path.join(root, '.venv');
    const { programs } = await virtualEnvironment(venv);
    const configuration = await readFile(path.join(venv, 'pyvenv.cfg'), 'utf8');
    const elsewhere = path.join(folder.path, 'elsewhere');
    await mkdir(path.join(root, 'base'));
    await mkdir(elsewhere);
    const evil = await markingProgram(path.join(root, 'base'), 'python3');
    const other = await markingProgram(elsewhere, 'other');
    await symlink(other.program, path.join(elsewhere, 'python3'));
    await symlink(path.join(root, 'base'), path.join(folder.path, 'link'));
    await mkdir(path.join(folder.path, 'back'));
    await symlink(evil.program, path.join(folder.path, 'back', 'python3'));
    for (const base of [
      path.join(root, 'base'),
      elsewhere,
      path.join(folder.path, 'link'),
      path.join(folder.path, 'back'),
    ]) {
      await writeFile(path.join(venv, 'pyvenv.cfg'), configuration.replace(/^home.*$/mu, `home = ${base}`));
      await capture(onPath(programs));
      await capture({}, { python: venv }).catch(() => {});
    }
    expect([await evil.wasRun(), await other.wasRun()]).toEqual([false, false]);
  });

  test('that is unusable causes E/USAGE if the option `python` names it, and is skipped on PATH', async () => {
    const venv = path.join(root, '.venv');
    const { programs } = await virtualEnvironment(venv);
    await writeFile(path.join(venv, 'pyvenv.cfg'), 'home = bin\n');
    const failure = await capture({}, { python: venv }).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 'E/USAGE',
      message: expect.stringMatching(/no absolute `home`/u) as string,
    });
    expect(JSON.stringify((failure as { details: unknown }).details)).not.toContain(folder.path);
    const { python, found } = await capture(onPath(programs));
    expect(python?.executable).toBe(await findExecutable(testHost(), ['python3'], []));
    expect(found).toEqual([
      expect.objectContaining({ place: venv, inUse: false, problem: expect.any(String) as string }),
    ]);
    await rm(venv, { recursive: true });
    await symlink('.venv', venv);
    for (const named of [venv, path.join(root, 'nothing')]) {
      await expect(capture({}, { python: named })).rejects.toMatchObject({ code: 'E/USAGE' });
    }
    expect((await capture()).found).toMatchObject([
      { place: venv, problem: expect.stringMatching(/circular/u) as unknown },
    ]);
    await markingProgram(root, 'python3');
    const withoutEnvironment = capture({}, { python: path.join(root, 'python3') });
    await expect(withoutEnvironment).rejects.toMatchObject({
      code: 'E/USAGE',
      message: expect.stringMatching(/not in an environment/u) as unknown,
    });
  });
});

describe('the chosen environment', () => {
  const chosen = async (
    env: Readonly<Record<string, string>> = {},
    options: Partial<ChoiceOptions> = {},
  ): Promise<readonly [string | undefined, string | undefined]> => {
    const { python } = await capture(env, { trust: OWN, ...options });
    return [python?.source, python && path.relative(folder.path, python.prefix)];
  };

  test('is that of the option `python`, otherwise the first that is usable: active, UV_PROJECT_ENVIRONMENT, .venv, venv, .venv or venv in a parent folder, PATH', async () => {
    const project = path.join(root, 'packages', 'one');
    await mkdir(project, { recursive: true });
    const { programs } = await virtualEnvironment(path.join(folder.path, 'active'));
    for (const place of ['venv', 'packages/.venv', 'packages/one/venv', 'packages/one/.venv', 'other/uv']) {
      await virtualEnvironment(path.join(root, place));
    }
    const captureOf = async (
      env: Readonly<Record<string, string>> = {},
      options: Partial<ChoiceOptions> = {},
    ): ReturnType<typeof chosen> => chosen(env, { root: project, ...options });
    expect(await captureOf(onPath(programs), { python: path.join(root, 'venv') })).toEqual([
      'option',
      'ws/venv',
    ]);
    expect(await captureOf(onPath(programs))).toEqual(['active', 'active']);
    expect(await captureOf({ UV_PROJECT_ENVIRONMENT: '../../other/uv' })).toEqual(['project', 'ws/other/uv']);
    for (const place of ['packages/one/.venv', 'packages/one/venv', 'packages/.venv', 'venv']) {
      expect(await captureOf()).toEqual(['project', `ws/${place}`]);
      await rm(path.join(root, place), { recursive: true });
    }
    expect((await captureOf())[0]).toBe('path');
  });

  test('of a relative UV_PROJECT_ENVIRONMENT is in the nearest folder where it exists, from the project up to the checkout', async () => {
    const project = path.join(root, 'packages', 'one');
    await mkdir(project, { recursive: true });
    const env = { UV_PROJECT_ENVIRONMENT: 'uv' };
    const options = { root: project, checkout: root, trust: OWN };
    for (const place of ['..', '.', 'packages', 'packages/one']) {
      const { folder: venv } = await virtualEnvironment(path.join(root, place, 'uv'));
      const { python, found } = await capture(env, options);
      expect(python?.source).toBe(place === '..' ? 'path' : 'project');
      const entry = {
        kind: 'venv',
        place: path.join(project, 'uv'),
        inUse: false,
        problem: 'it does not exist',
      };
      expect(found).toMatchObject([place === '..' ? entry : { place: venv, inUse: true, problem: null }]);
    }
  });

  test("is the active conda environment, unless this is conda's base environment: then `.venv` is chosen", async () => {
    await virtualEnvironment(path.join(root, '.venv'));
    const conda = path.join(folder.path, 'conda');
    const { programs } = await virtualEnvironment(conda);
    await rm(path.join(conda, 'pyvenv.cfg'));
    await mkdir(path.join(conda, 'conda-meta'));
    // This script answers as conda's interpreter would, with the folder `conda` as its prefix.
    const real = await realpath(path.join(programs, 'python3'));
    await rm(path.join(programs, 'python3'));
    await writeFile(
      path.join(programs, 'python3'),
      `#!/bin/sh\n'${real}' "$@" | sed 's|"prefix": "[^"]*"|"prefix": "${conda}"|'\n`,
      { mode: 0o755 },
    );
    const env = { ...onPath(programs), CONDA_PREFIX: conda };
    expect(await chosen({ ...env, CONDA_DEFAULT_ENV: 'base' })).toEqual(['project', 'ws/.venv']);
    expect(await chosen({ ...env, CONDA_DEFAULT_ENV: 'science' })).toEqual(['active', 'conda']);
  });

  test('is not a `.venv` or `venv` that is broken, of unknown origin or tracked by Git; unless the trust is strict, the option `python` can name a tracked one', async () => {
    await writeTree(root, { '.venv/pyvenv.cfg': 'home = relative\n' });
    const { folder: venv } = await virtualEnvironment(path.join(root, 'venv'));
    expect(await chosen()).toEqual(['project', 'ws/venv']);
    const { unusable } = await capture({}, { trust: OWN });
    expect(unusable).toMatchObject([
      { folder: path.join(root, '.venv'), reason: expect.stringMatching(/no absolute `home`/u) as unknown },
    ]);
    const reason = 'a commit may have written the environment';
    const tracked = { isStrict: false, originOf: async () => ({ kind: 'tracked', reason }) as const };
    const { python, found } = await capture({}, { trust: tracked });
    expect(python?.source).toBe('path');
    expect(found).toContainEqual(expect.objectContaining({ place: venv, inUse: false, problem: reason }));
    const unknown = await capture();
    expect(unknown.python?.source).toBe('path');
    expect(unknown.found).toContainEqual(expect.objectContaining({ place: venv, problem: null }));
    expect((await capture({}, { trust: tracked, python: venv })).python?.source).toBe('option');
    const strict = { ...tracked, isStrict: true };
    await expect(capture({}, { trust: strict, python: venv })).rejects.toMatchObject({
      code: 'E/USAGE',
      details: { reason },
    });
  });
});

describe('a configured environment', () => {
  const configured = { file: 'pyrightconfig.json', keys: 'venvPath and venv', pythonVersion: undefined };

  test('outside of the workspace is skipped unless VIRTUAL_ENV names it; then it provides the packages, but does not change the Python version', async () => {
    const { folder: venv, sitePackages } = await virtualEnvironment(path.join(folder.path, 'venvs', 'one'), {
      'x-1.dist-info/METADATA': '',
      'a.pth': '../../../../../sibling\n',
    });
    await mkdir(path.join(folder.path, 'sibling'));
    const { python: plain } = await capture();
    const options = { configured: { ...configured, folder: venv } };
    const passedOver = await capture({}, options);
    expect(passedOver.python).toEqual(plain);
    expect(passedOver.found).toMatchObject([
      { place: venv, inUse: false, problem: expect.stringMatching(/outside of the workspace/u) as unknown },
    ]);
    const { python } = await capture({ VIRTUAL_ENV: venv }, options);
    expect(python).toMatchObject({ source: 'pyright-configuration', packages: ['x-1'], prefix: venv });
    expect(python?.versionInfo).toEqual(plain?.versionInfo);
    expect(new Set(python?.importPaths.slice(0, -1).map((place) => place.replace('lib64', 'lib')))).toEqual(
      new Set([sitePackages]),
    );
  });

  test('in the checkout can add a folder beside the checkout to the import paths only if no commit can have written the environment', async () => {
    const { folder: venv } = await virtualEnvironment(path.join(root, '.venv'), {
      'a.pth': `${path.join(folder.path, 'sibling')}\n${folder.path}\n`,
    });
    await mkdir(path.join(folder.path, 'sibling'));
    const options = { configured: { ...configured, folder: venv } };
    const added = async (trust: EnvironmentTrust): Promise<readonly string[]> => {
      const { python } = await capture({}, { ...options, trust });
      expect(python?.source).toBe('pyright-configuration');
      return (python?.importPaths ?? []).filter((place) => !place.endsWith('-packages'));
    };
    expect(await added(OWN)).toEqual([path.join(folder.path, 'sibling')]);
    expect(await added(UNKNOWN_TRUST)).toEqual([]);
    await rm(path.join(venv, 'pyvenv.cfg'));
    expect(await added(OWN)).toEqual([]);
  });

  test('is skipped if it or its site-packages is missing, and causes E/CONFIG if it is a circular link', async () => {
    const place = path.join(root, 'venv');
    const options = { configured: { ...configured, folder: place } };
    expect((await capture({}, options)).python?.source).toBe('path');
    await mkdir(path.join(place, 'lib', 'python3.1'), { recursive: true });
    expect((await capture({}, options)).python?.source).toBe('path');
    await rm(place, { recursive: true });
    await symlink('venv', place);
    await expect(capture({}, options)).rejects.toMatchObject({
      code: 'E/CONFIG',
      details: { path: 'pyrightconfig.json', key: 'venvPath and venv' },
    });
  });
});
