import type { IndexEntry } from './index-entry.ts';
/** Entries on disk; what is not ours is as if it were not there. */
export interface IndexCache {
    /** No offset in the entry is beyond `limit`. */
    get(key: string, limit: number): Promise<IndexEntry | undefined>;
    put(key: string, entry: IndexEntry): Promise<void>;
    trim(): Promise<void>;
}
export declare function openIndexCache(folder: string, largestFolder?: number): IndexCache;
/** The name of what this version of the program reads from a text of this language. */
export declare function entryKey(version: string, language: string, docVersion: string): string;
