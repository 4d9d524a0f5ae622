import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import { STEP_MS } from './file-stamp.ts';
import { isMissing, readFolder, type FolderEntries } from './folder-entries.ts';

/** A change of a file, or of a folder that `WatchOptions.isWatchedFolder` accepts. */
export interface TreeChange {
  /** Relative to the watched folder, with `/`. */
  readonly path: string;
  readonly kind: 'created' | 'changed' | 'deleted';
}

/** The state of a folder's files at the last `look`. Uses no system notifications: they may be late or lost. */
export interface WatchedTree {
  /** Returns the changes since the last call; none at the first call. */
  look(): readonly TreeChange[];
  /** Returns true if a file has not changed since the last `look`; undefined if that `look` did not find the file. */
  isUnchanged(file: string): boolean | undefined;
  /** The files that the last `look` found, relative to the folder, with `/`. */
  readonly files: Iterable<string>;
  /** The folders that the last `look` found and `isWatchedFolder` accepts, relative to the folder, with `/`. */
  readonly folders: Iterable<string>;
}

interface FileRecord {
  /** Absolute. */
  readonly file: string;
  readonly size: number;
  readonly inode: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
  /** True if the last change is so recent that a further change could leave the same metadata. */
  readonly racy: boolean;
  /** A digest of the content. Computed only for files that are or were racy. */
  readonly content: string | undefined;
}

interface Folder extends FolderEntries {
  /** Absolute. */
  readonly folder: string;
  readonly stats: fs.Stats;
  readonly racy: boolean;
}

export interface WatchOptions {
  /** The folder within which links to folders are followed; absolute, links resolved. */
  readonly limit: string;
  readonly isWatched: (name: string) => boolean;
  /** Returns true if creating or deleting this folder is a change. `name` is relative to the watched folder. */
  readonly isWatchedFolder?: (name: string, absolute: string) => boolean;
  /** A folder below the watched folder that has its own watch; absolute. */
  readonly except?: string;
  /** Returns milliseconds since the epoch. */
  readonly clock: () => number;
}

/** Watches the files below `root` that `isWatched` accepts. `root` is absolute, with links resolved. */
export function watchTree(
  root: string,
  { limit, isWatched, isWatchedFolder = () => false, except, clock }: WatchOptions,
): WatchedTree {
  let folders = new Map<string, Folder>();
  /** Absolute paths of watched entries that are not readable files, so that `recordOf` returned undefined. */
  let empty: string[] = [];
  /** Absolute paths of missing folders and of broken links, watched or not. Each of them can become a folder. */
  let missing: string[] = [];
  let files = new Map<string, FileRecord>();
  let hasLooked = false;

  function folderAt(relative: string, seen: Map<string, Folder>): Folder | undefined {
    const absolute = path.join(root, relative);
    const stats = folderStats(absolute);
    if (stats === undefined) return undefined;
    const last = folders.get(relative);
    if (last?.racy === false && isSameEntry(last.stats, stats) && last.broken.every(isMissing)) {
      seen.set(relative, last);
      return last;
    }
    const racy = Math.max(stats.mtimeMs, stats.ctimeMs) + STEP_MS >= clock();
    const found = { folder: absolute, stats, racy, ...readFolder(absolute, limit, isWatched) };
    seen.set(relative, found);
    return found;
  }

  interface Snapshot {
    readonly folders: Map<string, Folder>;
    readonly files: Map<string, FileRecord>;
    readonly empty: string[];
    readonly missing: string[];
  }

  /** Visits a folder. `above` contains the enclosing folders, to detect circular links. */
  function visit(relative: string, seen: Snapshot, above: readonly fs.Stats[]): void {
    const folder = folderAt(relative, seen.folders);
    if (folder === undefined) seen.missing.push(path.join(root, relative));
    if (folder === undefined || above.some((outer) => isSameInode(outer, folder.stats))) return;
    if (folder.folder === except) return;
    seen.missing.push(...folder.broken);
    const enclosing = [...above, folder.stats];
    const prefix = relative === '' ? '' : `${relative}/`;
    for (const name of folder.files) {
      const file = prefix + name;
      const absolute = `${root}/${file}`;
      const record = recordOf(absolute, files.get(file), clock);
      if (record === undefined) seen.empty.push(absolute);
      else seen.files.set(file, record);
    }
    for (const name of folder.folders) visit(prefix + name, seen, enclosing);
  }

  /** Returns true only if nothing has changed and no record is racy, so that no new snapshot is needed. */
  function isAsItWas(): boolean {
    for (const { folder, stats, racy } of folders.values()) {
      const now = folderStats(folder);
      if (racy || now === undefined || !isSameEntry(now, stats)) return false;
    }
    if (!missing.every(isMissing)) return false;
    for (const file of empty) if (recordOf(file, undefined, clock) !== undefined) return false;
    for (const record of files.values()) {
      if (record.racy || recordOf(record.file, record, clock) !== record) return false;
    }
    return true;
  }

  function watchedFolders(seen: ReadonlyMap<string, Folder>): readonly string[] {
    return [...seen].flatMap(([name, { folder }]) =>
      name !== '' && isWatchedFolder(name, folder) ? [name] : [],
    );
  }

  return {
    look() {
      if (hasLooked && isAsItWas()) return [];
      const seen: Snapshot = { folders: new Map(), files: new Map(), empty: [], missing: [] };
      visit('', seen, []);
      const changes = hasLooked
        ? [
            ...changesBetween(files, seen.files),
            ...newNames(watchedFolders(seen.folders), folders, 'created'),
            ...newNames(watchedFolders(folders), seen.folders, 'deleted'),
          ]
        : [];
      ({ folders, files, empty, missing } = seen);
      hasLooked = true;
      return changes;
    },
    isUnchanged(file) {
      const record = files.get(file);
      if (record === undefined) return undefined;
      return isSame(record, recordOf(`${root}/${file}`, record, clock));
    },
    get files() {
      return files.keys();
    },
    get folders() {
      return watchedFolders(folders);
    },
  };
}

function changesBetween(
  before: ReadonlyMap<string, FileRecord>,
  after: ReadonlyMap<string, FileRecord>,
): readonly TreeChange[] {
  const changes: TreeChange[] = [];
  for (const [file, record] of after) {
    const last = before.get(file);
    if (!isSame(last, record)) changes.push({ path: file, kind: last === undefined ? 'created' : 'changed' });
  }
  for (const file of before.keys()) {
    if (!after.has(file)) changes.push({ path: file, kind: 'deleted' });
  }
  return changes;
}

function newNames(
  names: readonly string[],
  others: ReadonlyMap<string, unknown>,
  kind: TreeChange['kind'],
): readonly TreeChange[] {
  return names.filter((name) => !others.has(name)).map((name) => ({ path: name, kind }));
}

/** Also compares `ctime`, because unpacking an archive can set `mtime` to an old time. */
function isSameEntry(one: fs.Stats, other: fs.Stats): boolean {
  return one.mtimeMs === other.mtimeMs && one.ctimeMs === other.ctimeMs && isSameInode(one, other);
}

/** Compares the device too: the root folders of two mounted file systems often have the same inode number. */
function isSameInode(one: fs.Stats, other: fs.Stats): boolean {
  return one.ino === other.ino && one.dev === other.dev;
}

function folderStats(folder: string): fs.Stats | undefined {
  try {
    const stats = fs.statSync(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() === true ? stats : undefined;
  } catch {
    return undefined;
  }
}

function isSame(left: FileRecord | undefined, right: FileRecord | undefined): boolean {
  return left === right || (left?.content !== undefined && left.content === right?.content);
}

/** Returns the file's record; this is `last` only if the file has not changed. Undefined without a readable file. */
function recordOf(file: string, last: FileRecord | undefined, clock: () => number): FileRecord | undefined {
  try {
    const now = clock();
    const stats = fs.statSync(file, { throwIfNoEntry: false });
    if (stats?.isFile() !== true) return undefined;
    const { size, ino: inode, mtimeMs, ctimeMs } = stats;
    const same =
      last?.size === size && last.inode === inode && last.mtimeMs === mtimeMs && last.ctimeMs === ctimeMs;
    if (same && !last.racy) return last;
    const racy = Math.max(mtimeMs, ctimeMs) + STEP_MS >= now;
    const content = racy || same ? digestOf(file) : undefined;
    if (same && racy && last.content === content) return last;
    return { file, size, inode, mtimeMs, ctimeMs, racy, content };
  } catch {
    // A language server cannot read this file either, so the file counts as missing.
    return undefined;
  }
}

function digestOf(file: string): string {
  return createHash('sha1').update(fs.readFileSync(file)).digest('base64');
}
