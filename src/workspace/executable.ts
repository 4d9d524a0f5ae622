import { access, constants, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../model/host.ts';
import { isInside } from './containment.ts';

/**
 * Returns the absolute path of the first of these names that is an executable on PATH. Skips entries of PATH
 * that are empty, relative, or inside a `forbidden` folder, because a checkout must not supply the programs
 * that lanser runs. Also skips a program if links resolve its path, or its folder's path, to a place inside
 * such a folder. Returns undefined if there is no such executable.
 */
export async function findExecutable(
  host: Host,
  names: readonly string[],
  forbidden: readonly string[],
): Promise<string | undefined> {
  const entries = (host.env['PATH'] ?? host.env['Path'] ?? '').split(path.delimiter);
  const endings = host.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  for (const name of names) {
    for (const entry of entries) {
      if (!path.isAbsolute(entry)) continue;
      for (const ending of endings) {
        const candidate = path.join(entry, name + ending);
        if (await isOutsideExecutable(candidate, forbidden)) return candidate;
      }
    }
  }
  return undefined;
}

/** Returns true if a program's path, with or without links resolved, is inside one of these folders. */
export async function isProgramInside(program: string, folders: readonly string[]): Promise<boolean> {
  const resolved = async (place: string): Promise<string> => realpath(place).catch(() => place);
  const roots = [...folders, ...(await Promise.all(folders.map(resolved)))];
  const places = [program, await resolved(path.dirname(program)), await resolved(program)];
  return roots.some((root) => places.some((place) => isInside(root, place)));
}

/** Returns true for a file that this process may run. */
export async function isExecutable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

async function isOutsideExecutable(candidate: string, forbidden: readonly string[]): Promise<boolean> {
  try {
    return !(await isProgramInside(candidate, forbidden)) && (await isExecutable(candidate));
  } catch {
    return false;
  }
}

/**
 * Returns PATH without the entries that `findExecutable` skips. Scripts use this variable to find other
 * programs.
 */
export async function pathOutside(host: Host, forbidden: readonly string[]): Promise<string> {
  const entries = (host.env['PATH'] ?? host.env['Path'] ?? '').split(path.delimiter);
  const safeEntries: string[] = [];
  for (const entry of entries) {
    if (path.isAbsolute(entry) && !(await isProgramInside(entry, forbidden))) safeEntries.push(entry);
  }
  return safeEntries.join(path.delimiter);
}
