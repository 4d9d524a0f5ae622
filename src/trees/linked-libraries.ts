import { readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { memoized } from '../text/memoized.ts';
import { isInside } from '../workspace/containment.ts';
import { entriesOf } from '../workspace/folder-entries.ts';
import type { FollowedFile } from './library-imports.ts';
import { foldersOf } from './tree-image.ts';

/** A function that returns the top-level names by which code can import `files` of the checkout through links. */
export type LinkedNames = (files: Iterable<string>) => ReadonlySet<string>;

/**
 * Finds the links to the checkout in folders of installed packages.
 *
 * @param folders the folders of installed packages, absolute.
 * @param followed the files of the libraries that the project imports.
 * @param checkout absolute, with links resolved.
 */
export function linkedNames(
  folders: readonly string[],
  followed: readonly FollowedFile[],
  checkout: string,
): LinkedNames {
  /** The top-level names, by the path of a file or folder relative to the checkout. */
  const names = new Map<string, Set<string>>();
  const add = (target: string, topLevels: Iterable<string>): void => {
    if (!isInside(checkout, target)) return;
    const place = path.relative(checkout, target).split(path.sep).join('/');
    const known = names.get(place) ?? new Set();
    names.set(place, known);
    for (const name of topLevels) known.add(name);
  };
  for (const folder of folders) {
    for (const entry of entriesOf(folder)) {
      if (!entry.isSymbolicLink()) continue;
      const topLevel = entry.name.replace(/\.pyi?$/u, '').replace(/-stubs$/u, '');
      add(targetOf(path.join(folder, entry.name)), [topLevel]);
    }
  }
  const folderOf = memoized(realPathOf);
  const linksOf = memoized((folder: string) => {
    return new Set(entriesOf(folder).flatMap((entry) => (entry.isSymbolicLink() ? [entry.name] : [])));
  });
  for (const { file, topLevels } of followed) {
    const [folder, name] = [path.dirname(file), path.basename(file)];
    add(linksOf(folder).has(name) ? realPathOf(file) : path.join(folderOf(folder), name), topLevels);
  }
  return (files) => {
    const found = new Set<string>();
    if (names.size === 0) return found;
    for (const file of files) {
      // The empty path is the checkout itself.
      for (const place of [file, ...foldersOf(file), '']) {
        for (const name of names.get(place) ?? []) found.add(name);
      }
    }
    return found;
  };
}

function realPathOf(place: string): string {
  try {
    return realpathSync.native(place);
  } catch {
    return place;
  }
}

/**
 * Returns the target of a link, with all links resolved. If the target does not exist, returns the path to
 * which the given link points, because base or head may contain the target.
 */
function targetOf(link: string): string {
  try {
    return realpathSync.native(link);
  } catch {
    return path.resolve(realPathOf(path.dirname(link)), readlinkSync(link));
  }
}
