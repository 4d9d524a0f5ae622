import type { IndexEntry } from './index-entry.ts';
/** An entry as it is kept on disk: a check sum, and below it JSON. */
export declare function writeEntry(key: string, entry: IndexEntry): string;
/**
 * The entry that was written under this key; undefined for anything else. No offset is beyond `limit`,
 * whoever wrote it.
 */
export declare function parseEntry(key: string, written: string, limit: number): IndexEntry | undefined;
