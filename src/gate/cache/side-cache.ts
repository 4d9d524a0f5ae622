import { openKeyedFiles } from '../../sources/keyed-files.ts';
import { outputPath } from '../../workspace/output-path.ts';

/**
 * A cache that keeps the check results of base between runs. Its entries are untrusted: an entry may be
 * missing, damaged, from a different version, or written by somebody else.
 */
export interface SideCache {
  /** Returns an entry; undefined if it is missing or cannot be read. */
  get(key: string): Promise<string | undefined>;
  /** Stores an entry. Never fails: without disk space or permission, nothing is stored. */
  put(key: string, text: string): Promise<void>;
}

/** The maximum size of each folder in bytes. The entries are distributed over 256 folders by their keys. */
const MAX_FOLDER_SIZE = 16_000_000;

/**
 * Returns a cache with one file per entry, which concurrent runs can share. If a new entry makes a folder too
 * large, the oldest entries of the folder are removed.
 *
 * @throws LanserError E/JAIL if the path of the folder contains a symbolic link that is inside a checkout.
 */
export function folderCache(folder: string): SideCache {
  const place = outputPath(folder, { label: 'cache', hint: 'name-cache-directory' });
  const files = openKeyedFiles(place, MAX_FOLDER_SIZE);
  return {
    get: async (key) => files.get(key),
    async put(key, text) {
      await files.put(key, text);
      await files.trim();
    },
  };
}
