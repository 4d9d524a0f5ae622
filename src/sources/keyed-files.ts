import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf } from '../model/lanser-error.ts';

/**
 * Texts on disk, a small file each, for any number of workspaces and processes at once: a key says all
 * that the content depends on, so that nothing is ever changed, only added, and what is missing or
 * unreadable is as if it were not there.
 */
export interface KeyedFiles {
  get(key: string): Promise<string | undefined>;
  put(key: string, content: string): Promise<void>;
  /** Removes the oldest files where what was put has made a folder too large. */
  trim(): Promise<void>;
}

/** Keys are hexadecimal, and so there are 256 folders. A key that is not would name a file elsewhere. */
const KEY = /^[0-9a-f]{3,}$/u;
const LARGEST_FOLDER = 2 ** 20;
/** What a file takes on disk at least. */
const BLOCK = 4096;

export function openKeyedFiles(folder: string, largestFolder: number = LARGEST_FOLDER): KeyedFiles {
  const grown = new Set<string>();
  return {
    get: async (key) => readFile(fileOf(folder, key), 'utf8').catch(() => undefined),
    async put(key, content) {
      const file = fileOf(folder, key);
      const started = `${file}.${randomBytes(6).toString('hex')}`;
      try {
        await writeNew(started, content);
        await rename(started, file);
        grown.add(path.dirname(file));
      } catch {
        // Without room or permission it is as if there were no cache.
        await rm(started, { force: true }).catch(() => {});
      }
    },
    async trim() {
      for (const grownFolder of grown) await trimFolder(grownFolder, largestFolder).catch(() => {});
      grown.clear();
    },
  };
}

function fileOf(folder: string, key: string): string {
  if (!KEY.test(key)) throw new TypeError('a key of a kept file is not hexadecimal');
  return path.join(folder, key.slice(0, 2), key.slice(2));
}

async function writeNew(file: string, content: string): Promise<void> {
  const options = { flag: 'wx', mode: 0o600 };
  // A cache in a checkout may have come with it, and its folders as links to others.
  const folder = await lstat(path.dirname(file)).catch(() => undefined);
  if (folder?.isSymbolicLink() === true) throw new Error('the folder of a kept file is a link');
  try {
    await writeFile(file, content, options);
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error;
    await makeFolder(path.dirname(file));
    await writeFile(file, content, options);
  }
}

/** Node's own way of making parents too never ends where the system says that what is there is not. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return;
    if (errnoOf(error) !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    await makeFolder(path.dirname(folder));
    await mkdir(folder, { mode: 0o700 });
  }
}

async function trimFolder(folder: string, largest: number): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const { size, mtimeMs } = await stat(file);
      return { file, size: Math.ceil(size / BLOCK) * BLOCK, mtimeMs };
    }),
  );
  let left = largest;
  for (const { file, size } of files.toSorted((one, other) => other.mtimeMs - one.mtimeMs)) {
    left -= size;
    if (left < 0) await rm(file, { force: true });
  }
}
