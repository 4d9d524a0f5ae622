import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import type { WorkspacePath } from '../model/brand.ts';

/** One file of a watched tree that is not what it was. */
export interface TreeChange {
  readonly path: WorkspacePath;
  readonly kind: 'created' | 'changed' | 'deleted';
}

/**
 * A folder's files as they were when it was last looked at. Looking is the proof: whatever was written
 * before a look is found by it, without a timer and without a notification of the system, which may be
 * late, lost or not to be had.
 */
export interface WatchedTree {
  /** What has changed since the last look; nothing at the first. */
  look(): readonly TreeChange[];
  /** Whether a file is still what the last look saw; undefined for one that it did not see. */
  isUnchanged(file: string): boolean | undefined;
  readonly files: Iterable<WorkspacePath>;
}

interface Record {
  readonly size: number;
  readonly inode: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
  /** When it had changed so shortly before that another change could have left the same record. */
  readonly racy: boolean;
  /** A digest; known of racy ones, and of those that were. */
  readonly content: string | undefined;
}

interface Folder {
  readonly stats: fs.Stats;
  readonly racy: boolean;
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

// The coarsest file systems count time in steps of two seconds.
const STEP_MS = 2000;

/** Folders of tools, which no server takes for sources. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  '.git',
  '.hg',
  '.lanser',
  '.mypy_cache',
  '.nox',
  '.pytest_cache',
  '.ruff_cache',
  '.svn',
  '.tox',
  '__pycache__',
  'node_modules',
]);

/** Watches the files of these names below a folder; `root` is absolute. */
export function watchTree(root: string, wanted: (name: string) => boolean, clock: () => number): WatchedTree {
  const folders = new Map<string, Folder>();
  let files = new Map<string, Record>();
  let looked = false;

  function folderAt(relative: string): Folder | undefined {
    const absolute = path.join(root, relative);
    const stats = fs.lstatSync(absolute, { throwIfNoEntry: false });
    if (stats?.isDirectory() !== true) return undefined;
    const last = folders.get(relative);
    if (last?.racy === false && last.stats.mtimeMs === stats.mtimeMs && last.stats.ino === stats.ino)
      return last;
    const racy = stats.mtimeMs + STEP_MS >= clock();
    const found = { stats, racy, ...readFolder(absolute, wanted) };
    folders.set(relative, found);
    return found;
  }

  function visit(relative: string, seen: Map<string, Record>): void {
    const folder = folderAt(relative);
    if (folder === undefined) return;
    const prefix = relative === '' ? '' : `${relative}/`;
    for (const name of folder.files) {
      const file = prefix + name;
      const record = recordOf(`${root}/${file}`, files.get(file), clock);
      if (record !== undefined) seen.set(file, record);
    }
    for (const name of folder.folders) visit(prefix + name, seen);
  }

  return {
    look() {
      const seen = new Map<string, Record>();
      visit('', seen);
      const changes = looked ? changesBetween(files, seen) : [];
      files = seen;
      looked = true;
      return changes;
    },
    isUnchanged(file) {
      const record = files.get(file);
      if (record === undefined) return undefined;
      return isSame(record, recordOf(`${root}/${file}`, record, clock));
    },
    get files() {
      return files.keys() as Iterable<WorkspacePath>;
    },
  };
}

function changesBetween(
  before: ReadonlyMap<string, Record>,
  after: ReadonlyMap<string, Record>,
): readonly TreeChange[] {
  const changes: TreeChange[] = [];
  for (const [file, record] of after) {
    const last = before.get(file);
    if (!isSame(last, record))
      changes.push({ path: file as WorkspacePath, kind: last === undefined ? 'created' : 'changed' });
  }
  for (const file of before.keys()) {
    if (!after.has(file)) changes.push({ path: file as WorkspacePath, kind: 'deleted' });
  }
  return changes;
}

/** Whether two records are of one content, as far as that is known. */
function isSame(left: Record | undefined, right: Record | undefined): boolean {
  return left === right || (left?.content !== undefined && left.content === right?.content);
}

/** The same object where nothing has changed. */
function recordOf(file: string, last: Record | undefined, clock: () => number): Record | undefined {
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
    return { size, inode, mtimeMs, ctimeMs, racy, content };
  } catch {
    // What cannot be read the server cannot read either.
    return undefined;
  }
}

function digestOf(file: string): string {
  return createHash('sha1').update(fs.readFileSync(file)).digest('base64');
}

function readFolder(
  absolute: string,
  wanted: (name: string) => boolean,
): { readonly folders: readonly string[]; readonly files: readonly string[] } {
  let entries: fs.Dirent[];
  try {
    entries = fs.readdirSync(absolute, { withFileTypes: true });
  } catch {
    return NOTHING;
  }
  // A Python environment brings nobody's sources.
  if (entries.some(({ name }) => name === 'pyvenv.cfg')) return NOTHING;
  return {
    folders: entries
      .filter((entry) => entry.isDirectory() && !LEFT_OUT.has(entry.name))
      .map(({ name }) => name),
    files: entries.filter((entry) => !entry.isDirectory() && wanted(entry.name)).map(({ name }) => name),
  };
}

const NOTHING = { folders: [], files: [] };
