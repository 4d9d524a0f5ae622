import * as fs from 'node:fs';
import { glob } from 'tinyglobby';
import type { WorkspacePath } from '../model/brand.ts';
import { compareCodeUnits } from '../model/range.ts';

const LEFT_OUT = ['**/node_modules', '**/__pycache__'];

/**
 * The files below a folder whose names end in one of these, relative to it, sorted by code unit. Left
 * out are links, Python environments and whatever begins with a dot: Git's own files, tools' caches, our
 * own folder; and what `exclude` means.
 */
export async function sourceTree(
  root: string,
  endings: readonly string[],
  exclude: readonly string[] = [],
): Promise<readonly WorkspacePath[]> {
  const names = await glob(
    endings.map((ending) => `**/*${ending}`),
    {
      cwd: root,
      ignore: LEFT_OUT,
      expandDirectories: false,
      followSymbolicLinks: false,
      fs: { readdir: readdirOfSources },
    },
  );
  const excluded = await excludedFiles(root, exclude);
  return (names as WorkspacePath[]).filter((name) => !excluded.has(name)).toSorted(compareCodeUnits);
}

/**
 * All files below a folder, whatever they are, relative to it, sorted by code unit. Left out are links, Python
 * environments, what tools put there, and Git's own files.
 */
export async function everyFile(root: string): Promise<readonly WorkspacePath[]> {
  const names = await glob(['**'], {
    cwd: root,
    dot: true,
    ignore: [...LEFT_OUT, '**/.git'],
    expandDirectories: false,
    followSymbolicLinks: false,
    fs: { readdir: readdirOfSources },
  });
  return (names as WorkspacePath[]).toSorted(compareCodeUnits);
}

/** The files that globs mean, relative to the folder; one that means a folder means all in it. */
export async function excludedFiles(root: string, globs: readonly string[]): Promise<ReadonlySet<string>> {
  if (globs.length === 0) return new Set();
  return new Set(await glob([...globs], { cwd: root, dot: true, followSymbolicLinks: false }));
}

/** A link is not there, and an environment looks empty: both are known by more than a name. */
const readdirOfSources = ((
  folder: string,
  options: { readonly withFileTypes: true },
  answer: (error: NodeJS.ErrnoException | null, entries: readonly fs.Dirent[]) => void,
): void => {
  fs.readdir(folder, options, (error, entries) => {
    const sources = error === null ? entries.filter((entry) => !entry.isSymbolicLink()) : [];
    answer(error, sources.some(({ name }) => name === 'pyvenv.cfg') ? [] : sources);
  });
}) as typeof fs.readdir;
