import { execFile } from 'node:child_process';
import { mkdir, realpath, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { findExecutable } from '../../src/workspace/executable.ts';
import { namedInterpreter } from '../../src/workspace/python-environment.ts';
import { pythonOutside } from '../helpers/captured-python.ts';
import { interpreterAnswer } from '../helpers/interpreter-answer.ts';
import { SECRET_VARIABLES } from '../helpers/secret-variables.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('./resolve-python-program.ts', import.meta.url));
const { signal } = new AbortController();

async function python3(): Promise<string> {
  const found = await findExecutable(testHost(), ['python3'], []);
  if (found === undefined) throw new Error('python3 is needed');
  return found;
}

describe('the interpreter on PATH', () => {
  test('reports its version, prefix, import paths and packages', async () => {
    const environment = await pythonOutside(testHost(), undefined, [], signal);
    const program = 'import sys; print(sys.prefix); print(".".join(map(str, sys.version_info[:3])))';
    const { stdout } = await run(await python3(), ['-I', '-c', program]);
    const [prefix, version] = stdout.trim().split('\n');
    expect(environment).toMatchObject({ executable: await python3(), prefix });
    expect(environment?.versionInfo).toHaveLength(5);
    expect(environment?.versionInfo.slice(0, 3).join('.')).toBe(version);
    const places = environment?.importPaths ?? [];
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      expect(path.isAbsolute(place)).toBe(true);
      expect((await stat(place)).isDirectory()).toBe(true);
    }
    const packages = environment?.packages ?? [];
    expect(packages).toEqual([...new Set(packages)].toSorted());
  });

  test('is undefined, and a line is logged, if PATH has no interpreter outside the workspace', async () => {
    await using folder = await temporaryFolder();
    const lines: string[] = [];
    const bin = path.join(folder.path, 'bin');
    await mkdir(bin);
    const { prefix } = await interpreterAnswer(undefined);
    await symlink(path.join(prefix, 'bin', 'python3'), path.join(bin, 'python3'));
    const host = testHost({ PATH: bin }, { log: (line) => lines.push(line) });
    expect(await pythonOutside(host, undefined, [folder.path], signal)).toBeUndefined();
    expect(lines.at(-1)).toContain('no usable Python interpreter');
    // If `folder` is not the workspace, lanser uses the interpreter in `folder`.
    expect(await pythonOutside(host, undefined, [], signal)).toBeDefined();
  });

  test("has the user's site-packages folder as an import path if Python without `-I` has it, and runs no code in the folder", async () => {
    await using folder = await temporaryFolder();
    const env = { HOME: folder.path };
    const { stdout } = await run(await python3(), ['-c', 'import site; print(site.getusersitepackages())'], {
      env: { ...process.env, ...env },
    });
    const userSite = stdout.trim();
    const importPaths = async (): Promise<readonly string[]> =>
      (await pythonOutside(testHost(env), undefined, [], signal))?.importPaths ?? [];
    expect(await importPaths()).not.toContain(userSite);
    await mkdir(path.join(userSite, 'thing-1.0.dist-info'), { recursive: true });
    expect(await importPaths()).toContain(userSite);
    const environment = await pythonOutside(testHost(env), undefined, [], signal);
    expect(environment?.packages).toContain('thing-1.0');
    const mark = path.join(folder.path, 'mark');
    await writeFile(path.join(userSite, 'usercustomize.py'), `open(${JSON.stringify(mark)}, 'w').close()\n`);
    await importPaths();
    await expect(stat(mark)).rejects.toThrow('ENOENT');
  });
});

test.each([
  ['/missing/python', '…/python'],
  ['missing/python', 'missing/python'],
])('a missing interpreter is named without the folders of an absolute path: %s', async (python, name) => {
  await expect(namedInterpreter(testHost(), python)).rejects.toMatchObject({
    code: 'E/USAGE',
    message: `The Python interpreter or environment "${name}" was not found.`,
    hint: 'name-interpreter',
  });
});

describe('isolation from the working folder and the environment', () => {
  test('prevents sitecustomize and modules that shadow the standard library from running', async () => {
    await using folder = await temporaryFolder();
    const mark = path.join(folder.path, 'mark');
    const code = `open(${JSON.stringify(mark)}, 'w').close()\n`;
    for (const name of ['sitecustomize', 'usercustomize', 'json', 'site', 'os']) {
      await writeFile(path.join(folder.path, `${name}.py`), code);
    }
    const env = {
      PATH: process.env['PATH'],
      HOME: folder.path,
      PYTHONPATH: `.:${folder.path}`,
      PYTHONSTARTUP: path.join(folder.path, 'os.py'),
      PYTHONINSPECT: '1',
      PYTHONUSERBASE: folder.path,
    };
    const { stdout } = await run(process.execPath, [PROGRAM], { cwd: folder.path, env });
    expect(JSON.parse(stdout)).toMatchObject({ executable: await python3() });
    await expect(stat(mark)).rejects.toThrow('ENOENT');
    // Without isolation, Python runs `json.py` of this folder, so the test is effective.
    await run(await python3(), ['-S', '-c', 'import json'], { cwd: folder.path, env }).catch(() => {});
    await expect(stat(mark)).resolves.toBeDefined();
  });

  test('removes variables that break Python or contain secrets, and starts the interpreter in /', async () => {
    await using folder = await temporaryFolder();
    const host = testHost({
      ...SECRET_VARIABLES,
      PYTHONHOME: '/nowhere',
      PYTHONEXECUTABLE: '/nowhere',
      PYENV_VERSION: 'kept',
    });
    expect(await pythonOutside(host, undefined, [], signal)).toBeDefined();
    const spy = path.join(folder.path, 'python');
    await writeFile(spy, `#!/bin/sh\nenv > '${folder.path}/env'\npwd >> '${folder.path}/env'\n`, {
      mode: 0o755,
    });
    await expect(pythonOutside(host, spy, [], signal)).rejects.toMatchObject({ code: 'E/USAGE' });
    const { stdout } = await run('cat', [path.join(folder.path, 'env')]);
    expect(stdout).not.toMatch(/secret|PYTHON/u);
    expect(stdout).toContain('PYENV_VERSION=kept\n');
    expect(stdout).toMatch(/^\/$/mu);
  });
});

describe('an environment', () => {
  test('can be selected by folder or by interpreter, and contains only its own packages', async () => {
    await using folder = await temporaryFolder();
    const venv = path.join(folder.path, 'venv');
    await run(await python3(), ['-I', '-m', 'venv', '--without-pip', venv]);
    const byFolder = await pythonOutside(testHost(), venv, [], signal);
    expect(byFolder).toMatchObject({ executable: path.join(venv, 'bin', 'python'), prefix: venv });
    const byFile = await pythonOutside(testHost(), path.join(venv, 'bin', 'python'), [], signal);
    expect(byFile).toEqual(byFolder);
    const packages = byFolder?.importPaths.filter((place) => place.endsWith('-packages')) ?? [];
    expect(packages).toHaveLength(1);
    expect(packages[0]?.startsWith(`${await realpath(venv)}/lib/`)).toBe(true);
  });
});
