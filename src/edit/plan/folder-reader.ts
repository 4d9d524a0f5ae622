import { isUtf8 } from 'node:buffer';
import type { Dirent, Stats } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WorkspacePath } from '../../model/brand.ts';
import { errnoOf, LanserError, systemErrorText } from '../../model/lanser-error.ts';
import { compareCodeUnits } from '../../model/range.ts';
import type { TreeReader } from './tree-reader.ts';

/** The names that `filesBelow` skips, at any depth. */
const NOT_LISTED: ReadonlySet<string> = new Set(['__pycache__', 'node_modules', '.git']);
// A part of the path is missing, a parent is not a folder, or the path is too long to exist.
const MISSING_ENTRY_CODES: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/**
 * Returns a reader of the tree below `root`, a path without links.
 *
 * @throws LanserError in the reader's functions: E/FS_PERMISSIONS for an unreadable entry; in `filesBelow`,
 * E/APPLY_CONFLICT for a name that is not UTF-8.
 */
export function folderReader(root: string): TreeReader {
  const absolute = (name: WorkspacePath): string => path.join(root, name);

  async function entryAt(name: WorkspacePath): Promise<Stats | undefined> {
    let info: Stats | undefined;
    let at = root;
    for (const part of name.split('/')) {
      // The name may come from an untrusted plan, but must never lead out of the root.
      if (part === '' || part === '.' || part === '..') return undefined;
      if (info?.isDirectory() === false) return undefined;
      at = path.join(at, part);
      info = await unlessMissing(lstat(at), name);
      if (info === undefined) return undefined;
    }
    return info;
  }

  async function regularFile(name: WorkspacePath): Promise<Stats | undefined> {
    const info = await entryAt(name);
    return info?.isFile() === true ? info : undefined;
  }

  async function walk(folder: WorkspacePath, found: WorkspacePath[]): Promise<readonly WorkspacePath[]> {
    const reading = readdir(absolute(folder), { withFileTypes: true, encoding: 'buffer' });
    for (const entry of (await unlessMissing(reading, folder)) ?? []) {
      const name = nameOf(entry, folder);
      const below = `${folder}/${name}` as WorkspacePath;
      if (NOT_LISTED.has(name)) continue;
      if (entry.isDirectory()) await walk(below, found);
      else if (entry.isFile()) found.push(below);
    }
    return found;
  }

  return {
    async read(name) {
      if ((await regularFile(name)) === undefined) return undefined;
      return unlessMissing(readFile(absolute(name)), name);
    },
    async kindOf(name) {
      const info = await entryAt(name);
      if (info?.isFile() === true) return 'file';
      return info?.isDirectory() === true ? 'folder' : undefined;
    },
    async isExecutable(name) {
      const info = await regularFile(name);
      return info !== undefined && (info.mode & 0o100) !== 0;
    },
    async namesIn(folder) {
      if ((await entryAt(folder))?.isDirectory() !== true) return [];
      return (await unlessMissing(readdir(absolute(folder)), folder)) ?? [];
    },
    async filesBelow(folder) {
      if ((await entryAt(folder))?.isDirectory() !== true) return [];
      return (await walk(folder, [])).toSorted(compareCodeUnits);
    },
  };
}

async function unlessMissing<T>(reading: Promise<T>, uri: string): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === undefined) throw error;
    if (MISSING_ENTRY_CODES.includes(errno)) return undefined;
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `${JSON.stringify(uri)} cannot be read: ${systemErrorText(error)}. Make it readable and run again.`,
      { uri, errno },
      { cause: error },
    );
  }
}

/** Decodes a name. Rejects a name that is not UTF-8, because two such names can be equal after decoding. */
function nameOf({ name }: Dirent<Buffer>, folder: WorkspacePath): string {
  if (isUtf8(name)) return name.toString('utf8');
  throw new LanserError(
    'E/APPLY_CONFLICT',
    `The folder ${JSON.stringify(folder)} contains an entry whose name is not UTF-8. Rename the entry and run again.`,
    { uri: folder, reason: 'name-not-utf-8' },
  );
}
