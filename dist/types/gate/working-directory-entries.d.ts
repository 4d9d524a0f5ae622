import type { TreeEntry } from '../git/trees.ts';
/**
 * Holds the projects' folders against both trees.
 *
 * @throws LanserError E/USAGE for one that neither side has; E/INCONCLUSIVE for one that is reached
 * through a link: base's configuration could not be kept in force there.
 */
export declare function requireWorkingDirectories(workingDirectories: readonly string[], baseEntries: readonly TreeEntry[], headEntries: readonly TreeEntry[]): void;
/** A tree without files in places where a project's folder has to be. */
export declare function withRoomForProjects(entries: readonly TreeEntry[], workingDirectories: readonly string[]): readonly TreeEntry[];
