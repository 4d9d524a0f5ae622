import { openKeyedFiles } from '../../sources/keyed-files.ts';
import { outputPath } from '../../workspace/output-path.ts';

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

/**
 * Returns entries as files of a folder, for any number of runs at once; the oldest make room for new ones.
 *
 * @throws LanserError E/JAIL for a folder behind a link of a checkout.
 */
export function folderCache(folder: string): SideCache {
  const place = outputPath(folder, { what: 'cache', option: '--cache-directory' });
  const files = openKeyedFiles(place, LARGEST_FOLDER);
  return {
    get: async (key) => files.get(key),
    async put(key, text) {
      await files.put(key, text);
      await files.trim();
    },
  };
}
