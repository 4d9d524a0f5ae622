import { openKeyedFiles } from '../../sources/keyed-files.ts';
import { outputPath } from '../../workspace/output-path.ts';

/** A cache of base's check results. Entries are untrusted: they may be damaged, outdated, or written by others. */
export interface SideCache {
  /** Returns an entry; undefined if it is missing or cannot be read. */
  get(key: string): Promise<string | undefined>;
  /** Stores an entry. Never fails: without disk space or permission, nothing is stored. */
  put(key: string, text: string): Promise<void>;
}

/** The maximum size of each subfolder in bytes. The first two digits of a key name one of 256 subfolders. */
const MAX_FOLDER_SIZE = 16_000_000;

/**
 * Returns a cache that concurrent runs can share. It has one file per entry. If a new entry makes a subfolder too
 * large, the oldest entries of the subfolder are removed.
 *
 * @throws LanserError as {@link outputPath}: E/JAIL for a link inside a checkout; E/USAGE for a device, socket or
 * pipe; E/FS_PERMISSIONS if the path cannot be read.
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
