import type { Dirent } from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { abortError } from '../model/lanser-error.ts';
import { compareCodeUnits } from '../model/range.ts';
import { isInside } from '../workspace/containment.ts';

/** The results of a walk over the workspace. Paths are relative to the workspace, in the order of the walk. */
export interface FileCensus {
  /** `.py` and `.pyi` files in visited folders, and links with such a name that lead to a file in the checkout. */
  readonly sources: readonly string[];
  /** Links out of the checkout, to folders or with names `*.py` or `*.pyi`. Omits names that begin with a dot. */
  readonly leadingOut: readonly string[];
  /** Links that cannot be resolved, except links whose names begin with a dot. */
  readonly dangling: readonly string[];
  readonly unreadable: readonly string[];
  /** Visited folders below the workspace that contain `.git`, such as submodules. */
  readonly checkouts: readonly string[];
  /** Skipped Python environments and `node_modules` folders. Omits names that begin with a dot, such as `.venv`. */
  readonly foreign: readonly string[];
}

/**
 * Walks the workspace, without following links to folders. Skips `__pycache__`, `node_modules`, Python environments,
 * and folders whose names begin with a dot, because tools create them.
 *
 * @throws the error of {@link abortError} if the signal is aborted.
 */
export async function takeFileCensus(
  root: string,
  readableRoot: string,
  signal: AbortSignal,
): Promise<FileCensus> {
  const census = {
    sources: [] as string[],
    leadingOut: [] as string[],
    dangling: [] as string[],
    unreadable: [] as string[],
    checkouts: [] as string[],
    foreign: [] as string[],
  };
  const walk = async (folder: string): Promise<void> => {
    if (signal.aborted) throw abortError(signal);
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => undefined);
    if (entries === undefined) {
      census.unreadable.push(folder);
      return;
    }
    if (entries.some(({ name }) => name === 'pyvenv.cfg' || name === 'conda-meta')) {
      census.foreign.push(folder);
      return;
    }
    if (folder !== '' && entries.some(({ name }) => name === '.git')) census.checkouts.push(folder);
    for (const entry of entries.toSorted((left, right) => compareCodeUnits(left.name, right.name))) {
      await visit(entry, folder === '' ? entry.name : `${folder}/${entry.name}`);
    }
  };
  const visit = async (entry: Dirent, name: string): Promise<void> => {
    if (entry.isSymbolicLink()) {
      await visitLink(name);
    } else if (entry.isDirectory()) {
      if (entry.name === 'node_modules') census.foreign.push(name);
      else if (!entry.name.startsWith('.') && entry.name !== '__pycache__') await walk(name);
    } else if (isSource(name)) {
      census.sources.push(name);
    }
  };
  const visitLink = async (name: string): Promise<void> => {
    const absolute = path.join(root, name);
    const real = await realpath(absolute).catch(() => undefined);
    if (real === undefined) {
      // Some editors, such as Emacs, create lock files as broken links whose names begin with a dot.
      if (!path.basename(name).startsWith('.') && (await lstat(absolute)).isSymbolicLink())
        census.dangling.push(name);
      return;
    }
    const leadsToFolder = (await stat(real).catch(() => undefined))?.isDirectory() === true;
    if (isInside(readableRoot, real)) {
      if (isSource(name) && !leadsToFolder) census.sources.push(name);
    } else if (leadsToFolder || isSource(name)) {
      if (!path.basename(name).startsWith('.')) census.leadingOut.push(name);
    }
  };
  await walk('');
  return census;
}

function isSource(name: string): boolean {
  return /\.pyi?$/u.test(name);
}
