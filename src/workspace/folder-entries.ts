import * as fs from 'node:fs';
import path from 'node:path';
import { isInside } from './containment.ts';

/** The contents of a folder: its folders, its watched files and its broken links. */
export interface FolderEntries {
  readonly folders: readonly string[];
  readonly files: readonly string[];
  /** Absolute paths of broken links. A new target does not change the folder's times, so callers check each link. */
  readonly broken: readonly string[];
}

const TOOL_FOLDERS: ReadonlySet<string> = new Set([
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

/**
 * Returns true if `folder`, or a folder between `folder` and `root`, is a tool's folder or a virtual environment.
 * `folder` must be inside `root`. Returns false for `root` itself.
 */
export function isSkipped(root: string, folder: string): boolean {
  if (path.relative(root, folder) === '') return false;
  if (TOOL_FOLDERS.has(path.basename(folder)) || fs.existsSync(path.join(folder, 'pyvenv.cfg'))) return true;
  return isSkipped(root, path.dirname(folder));
}

/**
 * Returns true for the `site-packages` of a virtual environment. Other folders of an environment may be sources, for
 * example after `python -m venv .` in a project.
 */
export function isPackagesOfEnvironment(folder: string): boolean {
  if (path.basename(folder) !== 'site-packages') return false;
  return ['..', '../..', '../../..'].some((above) => fs.existsSync(path.join(folder, above, 'pyvenv.cfg')));
}

/** Reads a folder. Follows links to folders inside `limit`. Omits tools' folders and environments' packages. */
export function readFolder(
  absolute: string,
  limit: string,
  isWatched: (name: string) => boolean,
): FolderEntries {
  const entries = entriesOf(absolute);
  return {
    folders: entries
      .filter((entry) => !TOOL_FOLDERS.has(entry.name) && leadsToFolder(absolute, entry, limit))
      .filter(({ name }) => !isPackagesOfEnvironment(path.join(absolute, name)))
      .map(({ name }) => name),
    files: entries.filter((entry) => !entry.isDirectory() && isWatched(entry.name)).map(({ name }) => name),
    broken: entries
      .filter((entry) => entry.isSymbolicLink())
      .map(({ name }) => path.join(absolute, name))
      .filter(isMissing),
  };
}

/** Returns the entries of a folder; none if it cannot be read. */
export function entriesOf(folder: string): readonly fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function leadsToFolder(folder: string, entry: fs.Dirent, limit: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  try {
    const real = fs.realpathSync.native(path.join(folder, entry.name));
    return isInside(limit, real) && fs.statSync(real).isDirectory();
  } catch {
    return false;
  }
}

/** Returns true if a path does not exist, is a link without a target, or is not accessible. */
export function isMissing(place: string): boolean {
  try {
    return fs.statSync(place, { throwIfNoEntry: false }) === undefined;
  } catch {
    return true;
  }
}
