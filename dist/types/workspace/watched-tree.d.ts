import type { WorkspacePath } from '../model/brand.ts';
/** One file of a watched tree that is not what it was. */
export interface TreeChange {
    readonly path: WorkspacePath;
    readonly kind: 'created' | 'changed' | 'deleted';
}
/**
 * A folder's files as they were when it was last looked at. Looking is the proof: whatever was written
 * before a look is found by it, without a timer and without a notification of the system, which may be
 * late, lost or not to be had.
 */
export interface WatchedTree {
    /** What has changed since the last look; nothing at the first. */
    look(): readonly TreeChange[];
    /** Whether a file is still what the last look saw; undefined for one that it did not see. */
    isUnchanged(file: string): boolean | undefined;
    readonly files: Iterable<WorkspacePath>;
}
/** Watches the files of these names below a folder; `root` is absolute. */
export declare function watchTree(root: string, wanted: (name: string) => boolean, clock: () => number): WatchedTree;
