import { openKeyedFiles } from '../../session/sources/keyed-files.ts';

/**
 * What was found out about base, kept between runs. Nothing that comes out of it is trusted: what it
 * gives may be missing, damaged, of another version, or made by somebody else.
 */
export interface SideCache {
  /** A failure to read is the same as nothing kept. */
  get(key: string): Promise<string | undefined>;
  /** Never fails: without room or permission nothing is kept. */
  put(key: string, text: string): Promise<void>;
}

/** Of each of the 256 folders that keys are spread over. */
const LARGEST_FOLDER = 16_000_000;

/** Entries as files of a folder, for any number of runs at once; the oldest make room for new ones. */
export function folderCache(folder: string): SideCache {
  const files = openKeyedFiles(folder, LARGEST_FOLDER);
  return {
    get: async (key) => files.get(key),
    async put(key, text) {
      await files.put(key, text);
      await files.trim();
    },
  };
}
