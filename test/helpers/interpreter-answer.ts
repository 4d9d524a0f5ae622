import { execFile } from 'node:child_process';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PythonEnvironment } from '../../src/workspace/python-environment.ts';
import { findExecutable } from '../../src/workspace/executable.ts';
import { testHost } from './test-host.ts';

const PROGRAM = `
import json, os, site, sys
paths = [p for p in sys.path if p]
in_venv = sys.prefix != sys.base_prefix
if not in_venv or any(p.startswith(sys.base_prefix + os.sep) and p.endswith('-packages') for p in paths):
    user = site.getusersitepackages()
    if os.path.isdir(user) and user not in paths:
        at = next((i for i, p in enumerate(paths) if p.endswith('-packages')), len(paths))
        paths.insert(at, user)
paths = [p for p in paths if os.path.isdir(p)]
packages = set()
for p in paths:
    for name in os.listdir(p):
        for ending in ('.dist-info', '.egg-info'):
            if name.endswith(ending):
                packages.add(name[:-len(ending)])
json.dump(dict(prefix=sys.prefix, versionInfo=list(sys.version_info), importPaths=paths, packages=sorted(packages)), sys.stdout)
`;

/**
 * Returns the path of a Python interpreter, and the version, prefix, import paths and packages that it reports. Adds
 * the user's site-packages if the environment uses them, because the option -I leaves them out.
 *
 * @param python an interpreter, or the folder of an environment; undefined for python3 from PATH.
 */
export async function interpreterAnswer(
  python: string | undefined,
  env: Readonly<Record<string, string>> = {},
): Promise<PythonEnvironment> {
  const executable = await programOf(python, env);
  const { stdout } = await promisify(execFile)(executable, ['-I', '-c', PROGRAM], {
    cwd: path.parse(executable).root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  return { executable, ...(JSON.parse(stdout) as Omit<PythonEnvironment, 'executable'>) };
}

async function programOf(python: string | undefined, env: Readonly<Record<string, string>>): Promise<string> {
  if (python === undefined) return (await findExecutable(testHost(env), ['python3'], [])) ?? '';
  return (await stat(await realpath(python))).isDirectory() ? path.join(python, 'bin', 'python') : python;
}
