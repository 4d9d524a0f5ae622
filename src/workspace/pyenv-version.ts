import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../model/host.ts';
import { isFolder } from './entry-kind.ts';

export const VERSION_FILE = '.python-version';

const MAX_VERSION_FILE_SIZE = 10_000;
/** Matches a version, or an environment of a version, but no path that leads out of pyenv's folder. */
const NAME = /^[A-Za-z0-9][\w.+-]*(?:\/envs\/[A-Za-z0-9][\w.+-]*)?$/u;

/** Returns the versions in a folder's `.python-version`; undefined if it is not a regular file, or too large. */
export async function versionsIn(folder: string): Promise<readonly string[] | undefined> {
  const file = path.join(folder, VERSION_FILE);
  const info = await stat(file).catch(() => undefined);
  if (info?.isFile() !== true || info.size > MAX_VERSION_FILE_SIZE) return undefined;
  const text = await readFile(file, 'utf8').catch(() => '');
  const words = text.split(/[\r\n]+/u).map((line) => line.trim().split(/\s/u)[0] ?? '');
  return words.filter((word) => !word.includes('..') && NAME.test(word));
}

/**
 * Returns PYENV_VERSION with the versions of the nearest `.python-version`, at or above `root`, that has any. Shims
 * of pyenv search for this file from their working directory, but lanser runs them in a different directory. Returns
 * no variable if the executable is not a shim, PYENV_VERSION is already set, or no such file contains a version.
 */
export async function pyenvVariables(
  host: Host,
  executable: string,
  root: string,
): Promise<Readonly<Record<string, string>>> {
  const folder = path.dirname(executable);
  const isLauncher =
    path.basename(folder) === 'shims' && (await isFolder(path.join(path.dirname(folder), 'versions')));
  if (!isLauncher || (host.env['PYENV_VERSION'] ?? '') !== '') return {};
  for (let at = root; ; at = path.dirname(at)) {
    const versions = await versionsIn(at);
    if (versions !== undefined && versions.length > 0) return { PYENV_VERSION: versions.join(':') };
    if (path.dirname(at) === at) return {};
  }
}
