import { createHash } from 'node:crypto';
import { parseEntry, writeEntry } from './index-entry-format.ts';
import type { IndexEntry } from './index-entry.ts';
import { openKeyedFiles } from './keyed-files.ts';

/** Entries on disk. A damaged entry counts as missing. */
export interface IndexCache {
  /** Returns an entry with no offset beyond `limit`. */
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

/** Returns the key of an entry: the program version, the language and the text's version. */
export function entryKey(version: string, language: string, docVersion: string): string {
  return createHash('sha256').update([version, language, docVersion].join('\0')).digest('hex');
}
