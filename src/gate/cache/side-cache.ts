import { openKeyedFiles } from '../../sources/keyed-files.ts';
import { outputPath } from '../../workspace/output-path.ts';

/**
 * A cache of base's checks between runs. Its entries are untrusted: one may be missing, damaged, from a
 * different version, or written by somebody else.
 */
export interface SideCache {
  /** Returns the entry. A failure to read is the same as a missing entry. */
  get(key: string): Promise<string | undefined>;
  /** Stores an entry. Never fails: without disk space or permission, nothing is stored. */
  put(key: string, text: string): Promise<void>;
}

/** Maximum size in bytes of each folder. The entries are distributed over 256 folders by their keys. */
const MAX_FOLDER_SIZE = 16_000_000;

/**
 * Returns a cache with one file per entry, for any number of concurrent runs. New entries replace the oldest.
 *
 * @throws LanserError E/JAIL if a symbolic link of a checkout leads to the folder.
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
