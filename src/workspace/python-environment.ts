import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { childEnvironment, type ReadVariables } from './child-environment.ts';

/** The properties of an interpreter and its environment, reported by the interpreter or read from files. */
export interface PythonEnvironment {
  /** The absolute path of the interpreter. */
  readonly executable: string;
  readonly prefix: string;
  /** `sys.version_info` as five elements. */
  readonly versionInfo: readonly [number, number, number, string, number];
  /** The absolute paths of the existing folders and archives on the module search path, in order. */
  readonly importPaths: readonly string[];
  /** The installed distributions, such as `attrs-24.2.0`, sorted by code unit, without duplicates. */
  readonly packages: readonly string[];
  /**
   * Set if the server reads a tree, such as the files of a commit, instead of the checkout. A link into the
   * checkout then leads to the same path in the tree.
   */
  readonly replaced?: ReplacedCheckout;
  /**
   * True if the folders of `importPaths` may come from a commit. The server then follows a link in these folders only
   * to targets in these folders or in the folder of the checked files.
   */
  readonly isConfined?: boolean;
}

/** A checkout that a tree replaces. The paths are absolute, with links resolved. */
export interface ReplacedCheckout {
  readonly checkout: string;
  /** The environment's folder. It may be in the checkout, but the tree does not replace it. */
  readonly environment: string;
}

/** Returns the interpreter that the user names by its file or its environment. Throws E/USAGE for a missing path. */
export async function namedInterpreter(host: Host, python: string): Promise<string> {
  const absolute = path.resolve(python);
  const info = await stat(absolute).catch(() => undefined);
  if (info === undefined) {
    // Without the ellipsis, the name of an absolute path would look like a program on PATH.
    const name = path.isAbsolute(python) ? `…/${path.basename(python)}` : python;
    const message = `The Python interpreter or environment ${JSON.stringify(name)} was not found.`;
    throw new LanserError('E/USAGE', message, {}, { hint: 'name-interpreter' });
  }
  return info.isDirectory() ? interpreterIn(host, absolute) : absolute;
}

export function interpreterIn({ platform }: Host, environment: string): string {
  return path.join(environment, ...(platform === 'win32' ? ['Scripts', 'python.exe'] : ['bin', 'python']));
}

/** Returns the folder two levels above an interpreter: the environment, if the interpreter belongs to one. */
export function environmentOf(executable: string): string {
  return path.dirname(path.dirname(executable));
}

/** Variables with which shims of pyenv, asdf and mise choose an interpreter. Python itself does not read them. */
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
