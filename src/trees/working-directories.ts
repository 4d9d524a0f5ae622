import path from 'node:path';
import type { TreeEntry } from '../git/trees.ts';
import { LanserError } from '../model/lanser-error.ts';
import { withEntries, type LinkedTree } from './linked-tree.ts';

/**
 * Converts folders, relative to the repository's root, to POSIX form and removes duplicates.
 *
 * @throws LanserError E/JAIL for a folder outside of the repository; E/USAGE if a folder is inside another.
 */
export function normaliseWorkingDirectories(directories: readonly string[]): readonly string[] {
  const normal = directories.map((directory) => {
    const posix = path.posix.normalize(directory.split(path.sep).join('/')).replace(/(?<=.)\/+$/u, '');
    if (posix.startsWith('/') || path.isAbsolute(directory) || posix === '..' || posix.startsWith('../')) {
      throw new LanserError(
        'E/JAIL',
        `The working directory ${JSON.stringify(directory)} is outside of the repository. Pass a path relative to the repository's root.`,
        { directory },
      );
    }
    return posix;
  });
  const distinct = [...new Set(normal)];
  refuseOverlap(distinct, 'Pass only one of them.');
  return distinct;
}

/** @throws LanserError E/USAGE if a folder is inside another. */
export function refuseOverlap(distinct: readonly string[], advice: string): void {
  for (const outer of distinct) {
    const inner = distinct.find(
      (directory) => directory !== outer && (outer === '.' || directory.startsWith(`${outer}/`)),
    );
    if (inner === undefined) continue;
    throw new LanserError(
      'E/USAGE',
      `The working directories ${JSON.stringify(outer)} and ${JSON.stringify(inner)} overlap, so files in the inner one would count twice. ${advice}`,
      { directories: [outer, inner] },
    );
  }
}

/**
 * Checks that each project's folder exists in base or head, and is not below a link, where base's configuration could
 * not be applied.
 *
 * @throws LanserError E/USAGE for a missing folder; E/INCONCLUSIVE for a link.
 */
export function requireWorkingDirectories(
  workingDirectories: readonly string[],
  baseEntries: readonly TreeEntry[],
  headEntries: readonly TreeEntry[],
): void {
  for (const directory of workingDirectories) {
    if (directory === '.') continue;
    const isBelow = (entry: TreeEntry): boolean => entry.path.startsWith(`${directory}/`);
    for (const [side, entries] of [
      ['base', baseEntries],
      ['head', headEntries],
    ] as const) {
      const link = entries.find((entry) => entry.kind === 'link' && leadsTo(entry.path, directory));
      if (link === undefined) continue;
      throw new LanserError(
        'E/INCONCLUSIVE',
        `The working directory ${JSON.stringify(directory)} is reached through the link ${JSON.stringify(link.path)} in ${side}. Pass the folder that the link leads to.`,
        { directory, link: link.path, side },
      );
    }
    if (baseEntries.some(isBelow) || headEntries.some(isBelow)) continue;
    throw new LanserError(
      'E/USAGE',
      `Neither side has a folder ${JSON.stringify(directory)}. Pass a committed folder, relative to the repository's root.`,
      { directory },
    );
  }
}

/** Removes files and links at the path of a project's folder or of a parent folder. */
export function withRoomForProjects(tree: LinkedTree, workingDirectories: readonly string[]): LinkedTree {
  const others = tree.entries.filter(
    (entry) => !workingDirectories.some((directory) => leadsTo(entry.path, directory)),
  );
  return withEntries(tree, others);
}

/** Returns true if a path is the folder or one of its parents. */
function leadsTo(place: string, directory: string): boolean {
  return directory === place || directory.startsWith(`${place}/`);
}
