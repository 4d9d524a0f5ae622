import type { ObjectStore } from './object-store.ts';
/**
 * The working tree as a tree of the store: the commit's entries, with the raw bytes of every file
 * that is changed or untracked and not ignored. Nothing is written to the user's repository, and
 * nothing of the store's own temporary folder is taken, which may lie in the checkout.
 *
 * @returns the tree's id.
 * @throws LanserError E/FS_PERMISSIONS for a file that cannot be read, E/CONTENT_MODIFIED for one that
 * changes meanwhile, E/INCONCLUSIVE for a Python file whose name is not UTF-8.
 */
export declare function snapshotWorktree(store: ObjectStore, head: string, signal: AbortSignal): Promise<string>;
