import type { ObjectStore } from './object-store.ts';
import type { TreeEntry } from './trees.ts';
/** Reads the raw blobs of these entries, a bounded number of bytes at a time. */
export declare function readBlobs(store: ObjectStore, entries: readonly TreeEntry[], signal: AbortSignal): AsyncGenerator<readonly [TreeEntry, Buffer]>;
