import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Host } from '../model/host.ts';
import { abortError, LanserError, messageOf } from '../model/lanser-error.ts';
import { childEnvironment } from './child-environment.ts';
import { findExecutable, isProgramInside, pathOutside } from './executable.ts';

/** The properties that one interpreter reports about itself in isolated mode. */
export interface PythonEnvironment {
  /** Absolute path of the interpreter. */
  readonly executable: string;
  readonly prefix: string;
  /** `sys.version_info` as five elements. */
  readonly versionInfo: readonly [number, number, number, string, number];
  /** Existing folders of `sys.path` in order, with the user's site folder; absolute. */
  readonly importPaths: readonly string[];
  /** `name-version` of the installed distributions, sorted by code unit, without duplicates. */
  readonly packages: readonly string[];
}

const PROBE = `
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

const PROBE_TIMEOUT_MS = 30_000;

/**
 * Finds the interpreter and runs it to read its properties. `python` is a file or an environment's folder; the
 * default is python3 or python of PATH. Never runs a program inside the `forbidden` folders.
 *
 * @returns undefined if there is no interpreter.
 * @throws LanserError E/USAGE if `python` is inside a forbidden folder or does not run.
 */
export async function resolvePython(
  host: Host,
  python: string | undefined,
  forbidden: readonly string[],
  signal: AbortSignal,
): Promise<PythonEnvironment | undefined> {
  const executable =
    python === undefined
      ? await findExecutable(host, ['python3', 'python'], forbidden)
      : await explicitInterpreter(host, python, forbidden);
  if (executable === undefined) {
    host.log('no Python interpreter on PATH outside the workspace; imports resolve without one');
    return undefined;
  }
  try {
    const { stdout } = await promisify(execFile)(executable, ['-I', '-c', PROBE], {
      cwd: path.parse(executable).root,
      env: { ...interpreterEnvironment(host), PATH: await pathOutside(host, forbidden) },
      signal,
      timeout: PROBE_TIMEOUT_MS,
      windowsHide: true,
    });
    const answer = JSON.parse(stdout) as Omit<PythonEnvironment, 'executable'>;
    host.log(`python ${answer.versionInfo.slice(0, 3).join('.')}: ${executable}`);
    return { executable, ...answer };
  } catch (error) {
    if (signal.aborted) throw abortError(signal);
    throw new LanserError(
      'E/USAGE',
      'The Python interpreter does not run.',
      { reason: messageOf(error).split('\n')[0]?.replaceAll(executable, 'python') ?? '' },
      { cause: error, hint: 'name-interpreter' },
    );
  }
}

/** Returns the interpreter that `--python` names: a file, or one in an environment's folder. */
export async function namedInterpreter(host: Host, python: string): Promise<string> {
  const absolute = path.resolve(python);
  const info = await stat(absolute).catch(() => undefined);
  if (info === undefined) {
    throw new LanserError(
      'E/USAGE',
      'The named Python interpreter or environment was not found.',
      {},
      { hint: 'name-interpreter' },
    );
  }
  const programs = host.platform === 'win32' ? ['Scripts', 'python.exe'] : ['bin', 'python'];
  return info.isDirectory() ? path.join(absolute, ...programs) : absolute;
}

async function explicitInterpreter(
  host: Host,
  python: string,
  forbidden: readonly string[],
): Promise<string> {
  const executable = await namedInterpreter(host, python);
  if (await isProgramInside(executable, forbidden)) {
    throw new LanserError(
      'E/USAGE',
      'The Python interpreter is inside the workspace, whose programs never run. Use an environment outside of the checkout.',
    );
  }
  return executable;
}

/** Variables by which shims of pyenv, asdf and mise choose an interpreter. None affects Python itself. */
const READ_BY_LAUNCHERS = {
  names: [
    'PYENV_ROOT',
    'PYENV_VERSION',
    'PYENV_DIR',
    'ASDF_DIR',
    'ASDF_DATA_DIR',
    'ASDF_CONFIG_FILE',
    'ASDF_PYTHON_VERSION',
    'ASDF_DEFAULT_TOOL_VERSIONS_FILENAME',
    'MISE_DATA_DIR',
    'MISE_CONFIG_DIR',
    'MISE_CACHE_DIR',
    'MISE_STATE_DIR',
    'MISE_PYTHON_VERSION',
  ],
};

/** Returns the environment of an interpreter. The caller adds its PATH. */
export function interpreterEnvironment(host: Host): Record<string, string> {
  const { PATH: _path, Path: _Path, ...kept } = childEnvironment(host, READ_BY_LAUNCHERS);
  return kept;
}
