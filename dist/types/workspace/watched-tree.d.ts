/** One file of a watched tree that is not what it was. */
export interface TreeChange {
    /** Relative to the folder, with `/`. */
    readonly path: string;
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
    /** Relative to the folder, with `/`. */
    readonly files: Iterable<string>;
}
export interface WatchOptions {
    /** Links to folders in here are followed; absolute, links resolved. */
    readonly limit: string;
    readonly wanted: (name: string) => boolean;
    /** Milliseconds since the epoch. */
    readonly clock: () => number;
}
/** Watches the files of these names below a folder; `root` is absolute, with links resolved. */
export declare function watchTree(root: string, { limit, wanted, clock }: WatchOptions): WatchedTree;
