import type { ObjectStore } from './object-store.ts';
import type { TreeEntry } from './trees.ts';
/** Brings everything that a filter has left out of a clone. */
export declare const MEND_PARTIAL_CLONE = "git fetch --refetch --no-filter origin";
/** Reads the raw blobs of these entries, a bounded number of bytes at a time. */
export declare function readBlobs(store: ObjectStore, entries: readonly TreeEntry[], signal: AbortSignal): AsyncGenerator<readonly [TreeEntry, Buffer]>;
/** A blob by its id; undefined where the repository has none of that name. */
export declare function readBlob(store: ObjectStore, id: string, signal: AbortSignal): Promise<Buffer | undefined>;
