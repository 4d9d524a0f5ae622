import type { TreeEntry } from '../git/trees.ts';
import { LanserError } from '../model/lanser-error.ts';

/**
 * Holds the projects' folders against both trees.
 *
 * @throws LanserError E/USAGE for one that neither side has; E/INCONCLUSIVE for one that is reached
 * through a link: base's configuration could not be kept in force there.
 */
export function requireWorkingDirectories(
  workingDirectories: readonly string[],
  baseEntries: readonly TreeEntry[],
  headEntries: readonly TreeEntry[],
): void {
  for (const directory of workingDirectories) {
    if (directory === '.') continue;
    const holds = (entry: TreeEntry): boolean => entry.path.startsWith(`${directory}/`);
    for (const [side, entries] of [
      ['base', baseEntries],
      ['head', headEntries],
    ] as const) {
      const link = entries.find(({ path, kind }) => kind === 'link' && leadsTo(path, directory));
      if (link === undefined) continue;
      throw new LanserError(
        'E/INCONCLUSIVE',
        `The working directory ${JSON.stringify(directory)} is reached through the link ${JSON.stringify(link.path)} in ${side}; name the folder that it leads to.`,
        { directory, link: link.path, side },
      );
    }
    if (baseEntries.some(holds) || headEntries.some(holds)) continue;
    throw new LanserError('E/USAGE', `Neither side has a folder ${JSON.stringify(directory)}.`, {
      directory,
    });
  }
}

/** A tree without files in places where a project's folder has to be. */
export function withRoomForProjects(
  entries: readonly TreeEntry[],
  workingDirectories: readonly string[],
): readonly TreeEntry[] {
  return entries.filter(({ path }) => !workingDirectories.some((directory) => leadsTo(path, directory)));
}

/** Whether a path is a folder or one of the folders that it stands in. */
function leadsTo(path: string, directory: string): boolean {
  return directory === path || directory.startsWith(`${path}/`);
}
