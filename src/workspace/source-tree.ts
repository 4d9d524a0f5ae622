import * as fs from 'node:fs';
import path from 'node:path';
import { glob, type GlobOptions } from 'tinyglobby';
import type { WorkspacePath } from '../model/brand.ts';
import { compareCodeUnits } from '../model/range.ts';
import { isPackagesOfEnvironment } from './folder-entries.ts';

/** The maximum size in bytes of a file that Pyright reads (`maxSourceFileSize`). */
export const MAX_SOURCE_BYTES: number = 50 * 1024 * 1024;

export const NO_SOURCES: readonly string[] = ['**/node_modules', '**/__pycache__'];

/**
 * Lists the files with one of these endings below a folder, relative to the folder, sorted by code unit. Omits links,
 * names that begin with a dot, `node_modules`, `__pycache__`, and the {@link excludedFiles} of `exclude`. Also omits
 * Python environments with a pyvenv.cfg. If the folder itself is an environment, omits only its `site-packages`.
 */
export async function sourceTree(
  root: string,
  endings: readonly string[],
  exclude: readonly string[] = [],
): Promise<readonly WorkspacePath[]> {
  const patterns = endings.map((ending) => `**/*${ending}`);
  const names = await filesBelow(root, patterns, { ignore: [...NO_SOURCES] });
  const excluded = await excludedFiles(root, exclude);
  return names.filter((name) => !excluded.has(name));
}

/** Lists files as {@link sourceTree} does, but with any ending and also hidden ones. Omits `.git`. */
export async function everyFile(root: string): Promise<readonly WorkspacePath[]> {
  return filesBelow(root, ['**'], { dot: true, ignore: [...NO_SOURCES, '**/.git'] });
}

async function filesBelow(
  root: string,
  patterns: readonly string[],
  options: Pick<GlobOptions, 'dot' | 'ignore'>,
): Promise<readonly WorkspacePath[]> {
  const names = await glob([...patterns], {
    ...options,
    cwd: root,
    expandDirectories: false,
    followSymbolicLinks: false,
    fs: { readdir: readdirOfSources(root) },
  });
  return (names as WorkspacePath[]).toSorted(compareCodeUnits);
}

/** Returns the files that match one of the globs or are below a matching folder. All are relative to `root`. */
export async function excludedFiles(root: string, globs: readonly string[]): Promise<ReadonlySet<string>> {
  if (globs.length === 0) return new Set();
  // `glob` adds the files of a matching folder only if the glob does not end in `*`.
  const matches = [...globs, ...globs.map((each) => `${each}/**`)];
  return new Set(await glob(matches, { cwd: root, dot: true, followSymbolicLinks: false }));
}

function readdirOfSources(root: string): typeof fs.readdir {
  return readdirExcept(
    (folder, entries) =>
      isPackagesOfEnvironment(folder) ||
      (path.relative(root, folder) !== '' && entries.some(({ name }) => name === 'pyvenv.cfg')),
  );
}

/** Returns a `readdir` for `glob` that omits links. It lists a folder as empty if `isLeftOut` returns true. */
export function readdirExcept(
  isLeftOut: (folder: string, entries: readonly fs.Dirent[]) => boolean,
): typeof fs.readdir {
  return ((
    folder: string,
    options: { readonly withFileTypes: true },
    answer: (error: NodeJS.ErrnoException | null, entries: readonly fs.Dirent[]) => void,
  ): void => {
    fs.readdir(folder, options, (error, entries) => {
      const sources = error === null ? entries.filter((entry) => !entry.isSymbolicLink()) : [];
      answer(error, isLeftOut(folder, sources) ? [] : sources);
    });
  }) as typeof fs.readdir;
}
