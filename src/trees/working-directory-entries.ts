import type { TreeEntry } from '../git/trees.ts';
import { LanserError } from '../model/lanser-error.ts';
import { withEntries, type LinkedTree } from './linked-tree.ts';

/**
 * Checks that each project's folder exists in base or head, and that no link is on the path of this folder. The
 * gate checks head with base's configuration, and cannot put this configuration into a folder behind a link.
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
      `Neither base nor head has a folder ${JSON.stringify(directory)}. Pass a committed folder, relative to the repository's root.`,
      { directory },
    );
  }
}

/** Removes each entry at the path of a project's folder or of a parent folder, to make room for folders. */
export function withRoomForProjects(tree: LinkedTree, workingDirectories: readonly string[]): LinkedTree {
  const others = tree.entries.filter(
    (entry) => !workingDirectories.some((directory) => leadsTo(entry.path, directory)),
  );
  return withEntries(tree, others);
}

function leadsTo(place: string, directory: string): boolean {
  return directory === place || directory.startsWith(`${place}/`);
}
