import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { childEnvironment, type ReadVariables } from './child-environment.ts';

/** The properties of an interpreter and its environment, reported by the interpreter or read from files. */
export interface PythonEnvironment {
  /** Absolute path of the interpreter. */
  readonly executable: string;
  readonly prefix: string;
  /** `sys.version_info` as five elements. */
  readonly versionInfo: readonly [number, number, number, string, number];
  /** Existing folders and archives of PYTHONPATH and `sys.path` in order, with the user's site folder; absolute. */
  readonly importPaths: readonly string[];
  /** `name-version` of the installed distributions, sorted by code unit, without duplicates. */
  readonly packages: readonly string[];
  /** Set if the server reads a tree instead of the checkout. Links to the checkout then lead to the tree. */
  readonly replaced?: ReplacedCheckout;
  /** True if a commit can have written the import paths. Their links must not lead out of the workspace. */
  readonly isConfined?: boolean;
}

/** A checkout that a tree replaces. The paths are absolute, with links resolved. */
export interface ReplacedCheckout {
  readonly checkout: string;
  /** The environment's folder. It may be in the checkout, but the tree does not replace it. */
  readonly environment: string;
}

/**
 * Returns the interpreter that the user names: a file, or the interpreter in an environment's folder.
 *
 * @throws LanserError E/USAGE if nothing exists at the path.
 */
export async function namedInterpreter(host: Host, python: string): Promise<string> {
  const absolute = path.resolve(python);
  const info = await stat(absolute).catch(() => undefined);
  if (info === undefined) {
    const message = 'The named Python interpreter or environment was not found.';
    throw new LanserError('E/USAGE', message, {}, { hint: 'name-interpreter' });
  }
  return info.isDirectory() ? interpreterIn(host, absolute) : absolute;
}

/** Returns the path of an environment's interpreter. */
export function interpreterIn({ platform }: Host, environment: string): string {
  return path.join(environment, ...(platform === 'win32' ? ['Scripts', 'python.exe'] : ['bin', 'python']));
}

/** Returns the folder two levels above an interpreter: the environment, if the interpreter belongs to one. */
export function environmentOf(executable: string): string {
  return path.dirname(path.dirname(executable));
}

/** Variables by which shims of pyenv, asdf and mise choose an interpreter. None of them affects Python itself. */
export const READ_BY_LAUNCHERS: ReadVariables = {
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

/** Returns the environment variables for running an interpreter, without PATH, which the caller adds. */
export function interpreterEnvironment(host: Host): Record<string, string> {
  const { PATH: _path, Path: _Path, ...environment } = childEnvironment(host, READ_BY_LAUNCHERS);
  return environment;
}
