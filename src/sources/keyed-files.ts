import { randomBytes } from 'node:crypto';
import { lstat, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf } from '../model/lanser-error.ts';
import { makeFolder } from '../workspace/make-folder.ts';

/**
 * Files that workspaces and processes share. A key is a hash of the content, or of the inputs that determine the
 * content, so a file is never outdated. An unreadable file counts as missing.
 */
export interface KeyedFiles {
  get(key: string): Promise<string | undefined>;
  put(key: string, content: string): Promise<void>;
  /** Returns the sorted keys that start with `start`, which is at least three hexadecimal digits. */
  keys(start: string): Promise<readonly string[]>;
  /** Removes the oldest files of too large folders. Checks only folders that `put` changed since the last trim. */
  trim(): Promise<void>;
}

/** Matches a hexadecimal key. Its first two digits name a folder. Other keys (`../../x`) could name any file. */
const KEY = /^[0-9a-f]{3,}$/u;
/** The default maximum size of a subfolder in bytes. */
const MAX_FOLDER_SIZE = 2 ** 20;
/** The size of a block on disk in bytes. A file occupies whole blocks. */
const BLOCK = 4096;

/** Opens the files below an absolute folder. `largestFolder` is the maximum size of each subfolder in bytes. */
export function openKeyedFiles(folder: string, largestFolder: number = MAX_FOLDER_SIZE): KeyedFiles {
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
        // Without space or permission, the file stays missing.
        await rm(started, { force: true }).catch(() => {});
      }
    },
    async keys(start) {
      const below = await readdir(path.dirname(fileOf(folder, start))).catch(() => []);
      const keys = below.map((name) => `${start.slice(0, 2)}${name}`);
      return keys.filter((key) => KEY.test(key) && key.startsWith(start)).toSorted();
    },
    async trim() {
      for (const grownFolder of grown) await trimFolder(grownFolder, largestFolder).catch(() => {});
      grown.clear();
    },
  };
}

function fileOf(folder: string, key: string): string {
  if (!KEY.test(key)) throw new TypeError('the key of a file is not hexadecimal');
  return path.join(folder, key.slice(0, 2), key.slice(2));
}

async function writeNew(file: string, content: string): Promise<void> {
  const options = { flag: 'wx', mode: 0o600 };
  // A checkout may contain a cache with links as folders. The file must not be created in a link's target.
  const folder = await lstat(path.dirname(file)).catch(() => undefined);
  if (folder?.isSymbolicLink() === true) throw new Error('the folder of a file is a link');
  try {
    await writeFile(file, content, options);
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error;
    await makeFolder(path.dirname(file));
    await writeFile(file, content, options);
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
