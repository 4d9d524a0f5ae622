import { access, constants, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../model/host.ts';
import { isInside } from './containment.ts';

/**
 * The first executable of one of these names on PATH, absolute. Entries that are empty, relative,
 * or inside one of the `forbidden` folders are passed over: a checkout must not bring the programs
 * that we run. The link's target is held against the folders too.
 */
export async function findExecutable(
  host: Host,
  names: readonly string[],
  forbidden: readonly string[],
): Promise<string | undefined> {
  const entries = (host.env['PATH'] ?? host.env['Path'] ?? '').split(path.delimiter);
  const endings = host.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  const roots = await Promise.all(forbidden.map(async (folder) => realpath(folder).catch(() => folder)));
  for (const name of names) {
    for (const entry of entries) {
      if (!path.isAbsolute(entry)) continue;
      for (const ending of endings) {
        const candidate = path.join(entry, name + ending);
        if (await isOutsideExecutable(candidate, roots)) return candidate;
      }
    }
  }
  return undefined;
}

async function isOutsideExecutable(candidate: string, roots: readonly string[]): Promise<boolean> {
  try {
    const folder = await realpath(path.dirname(candidate));
    const target = await realpath(candidate);
    if (roots.some((root) => isInside(root, folder) || isInside(root, target))) return false;
    await access(candidate, constants.X_OK);
    return (await stat(candidate)).isFile();
  } catch {
    return false;
  }
}
