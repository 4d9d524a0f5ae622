import type { ObjectStore } from './object-store.ts';
/**
 * The working tree as a tree of the store: the commit's entries, with the raw bytes of every file
 * that is changed or untracked and not ignored. Nothing is written to the user's repository.
 *
 * @returns the tree's id.
 * @throws LanserError E/FS_PERMISSIONS for a file that cannot be read.
 */
export declare function snapshotWorktree(store: ObjectStore, head: string, signal: AbortSignal): Promise<string>;
