import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { entriesOf } from '../../workspace/folder-entries.ts';
import { compileFileSpec } from './file-spec.ts';
import { settingPath } from './setting-path.ts';

const WILDCARD = /[*?]/u;
const ANY_FOLDERS = '**';
/** Pyright's limit for the visited folders of one pattern. */
const MAX_FOLDERS = 100_000;

/**
 * Returns the folders of Pyright's setting `extraPaths`; for a pattern, the matching folders, sorted by path. A
 * pattern adds no folder that an entry without wildcards names. Source: Pyright 1.1.414, `expandExtraPaths`.
 *
 * @param directory the absolute folder of the configuration file.
 */
export function extraFolders(directory: string, entries: readonly string[]): readonly string[] {
  const used = entries.filter((entry) => entry.trim() !== '');
  const named = new Set(used.flatMap((entry) => (isPattern(entry) ? [] : settingPath(directory, entry))));
  return used.flatMap((entry) =>
    isPattern(entry)
      ? matchingFolders(directory, entry).filter((folder) => !named.has(folder))
      : [settingPath(directory, entry)],
  );
}

/**
 * Returns a predicate for absolute paths: true if the search for the folders of a pattern can visit the path. False
 * for the folder where this search starts. For an entry without wildcards, the predicate is always false.
 */
export function patternSearch(directory: string, entry: string): (absolute: string) => boolean {
  if (!isPattern(entry)) return () => false;
  const { root, parts } = split(directory, entry);
  const prefixes = parts.map((part, index) => ({
    isOpen: part === ANY_FOLDERS,
    spec: compileFileSpec(root, parts.slice(0, index + 1).join('/'), true),
  }));
  return (absolute) =>
    absolute !== root &&
    prefixes.some(
      ({ isOpen, spec }) => spec.matches(absolute) && (isOpen || !spec.matches(path.dirname(absolute))),
    );
}

function isPattern(entry: string): boolean {
  return WILDCARD.test(entry);
}

function split(
  directory: string,
  entry: string,
): { readonly root: string; readonly parts: readonly string[] } {
  const { root } = compileFileSpec(directory, entry, true);
  const absolute = settingPath(directory, entry);
  return { root, parts: path.relative(root, absolute).split(path.sep) };
}

function matchingFolders(directory: string, entry: string): readonly string[] {
  const { root, parts } = split(directory, entry);
  const found = new Set<string>();
  const visited = new Set<string>();
  /** The real paths of the current folder and of the folders on the way to it. The search skips links to them. */
  const around = new Set<string>();
  const visit = (folder: string, index: number): void => {
    const key = `${index} ${folder}`;
    const real = realFolder(folder);
    if (real === undefined || around.has(real) || visited.has(key) || visited.size >= MAX_FOLDERS) return;
    visited.add(key);
    around.add(real);
    match(folder, index);
    around.delete(real);
  };
  const match = (folder: string, index: number): void => {
    const part = parts[index];
    if (part === undefined) found.add(folder);
    else if (part === ANY_FOLDERS) {
      match(folder, index + 1);
      for (const name of namesIn(folder)) visit(path.join(folder, name), index);
    } else if (isPattern(part)) {
      const { matches } = compileFileSpec('/', part, true);
      for (const name of namesIn(folder)) {
        if (matches(`/${name}`)) visit(path.join(folder, name), index + 1);
      }
    } else visit(path.join(folder, part), index + 1);
  };
  visit(root, 0);
  return [...found].toSorted();
}

function realFolder(folder: string): string | undefined {
  try {
    return statSync(folder).isDirectory() ? realpathSync(folder) : undefined;
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): readonly string[] {
  return entriesOf(folder).flatMap((entry) =>
    entry.isDirectory() || entry.isSymbolicLink() ? [entry.name] : [],
  );
}
