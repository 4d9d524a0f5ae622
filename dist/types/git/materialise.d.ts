import type { ObjectStore } from './object-store.ts';
import type { TreeEntry } from './trees.ts';
/**
 * Writes a tree from raw blobs: no filter, attribute, hook or line-end conversion acts. Links are
 * made only where they lead to another place of the same tree; all others are left out. Files for
 * which `needed` says no are made empty: their existence can matter, their content is not read.
 *
 * @throws LanserError E/FS_PERMISSIONS for an entry that this file system cannot hold.
 */
export declare function materialise(store: ObjectStore, entries: readonly TreeEntry[], directory: string, needed: (path: string) => boolean, signal: AbortSignal): Promise<void>;
