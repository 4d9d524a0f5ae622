import { createHash } from 'node:crypto';
import { parseEntry, writeEntry } from './index-entry-format.ts';
import type { IndexEntry } from './index-entry.ts';
import { openKeyedFiles } from './keyed-files.ts';

/** Entries on disk; what is not ours is as if it were not there. */
export interface IndexCache {
  /** No offset in the entry is beyond `limit`. */
  get(key: string, limit: number): Promise<IndexEntry | undefined>;
  put(key: string, entry: IndexEntry): Promise<void>;
  trim(): Promise<void>;
}

export function openIndexCache(folder: string, largestFolder?: number): IndexCache {
  const files = openKeyedFiles(folder, largestFolder);
  return {
    async get(key, limit) {
      const written = await files.get(key);
      return written === undefined ? undefined : parseEntry(key, written, limit);
    },
    put: async (key, entry) => files.put(key, writeEntry(key, entry)),
    trim: async () => files.trim(),
  };
}

/** The name of what this version of the program reads from a text of this language. */
export function entryKey(version: string, language: string, docVersion: string): string {
  return createHash('sha256').update([version, language, docVersion].join('\0')).digest('hex');
}
