import { isEscapedName } from '../git/names.ts';
import type { TreeEntry } from '../git/trees.ts';

/** A tree as it is written on disk. */
export interface WrittenTree {
  readonly entries: readonly TreeEntry[];
  /** The paths of the files that are written with their content. All other files are written empty. */
  readonly contents: ReadonlySet<string>;
}

/**
 * Returns the added, removed and changed paths between two written trees. Ignores the content of files that are
 * written empty in both. Omits names that are not UTF-8, because Pyright does not find such files.
 */
export function changedPaths(before: WrittenTree, after: WrittenTree): readonly string[] {
  const hasContent = (path: string): boolean => before.contents.has(path) || after.contents.has(path);
  const versionOf = ({ kind, id, path }: TreeEntry): string =>
    kind === 'link' || kind === 'submodule' || hasContent(path) ? `${kind} ${id}` : kind;
  const old = new Map(before.entries.map((entry) => [entry.path, versionOf(entry)]));
  const changed: string[] = [];
  for (const entry of after.entries) {
    if (old.get(entry.path) !== versionOf(entry)) changed.push(entry.path);
    old.delete(entry.path);
  }
  return [...changed, ...old.keys()].filter((path) => !isEscapedName(path));
}

/** Returns the paths of all entries, except submodules and entries whose names are not UTF-8. */
export function filesAndLinks(entries: readonly TreeEntry[]): readonly string[] {
  const named = entries.filter((entry) => entry.kind !== 'submodule' && !isEscapedName(entry.path));
  return named.map((entry) => entry.path);
}

/** Returns the paths of added and removed submodules, and of submodules with a different commit. */
export function changedSubmodules(base: readonly TreeEntry[], head: readonly TreeEntry[]): readonly string[] {
  const commitsOf = (entries: readonly TreeEntry[]): ReadonlyMap<string, string> =>
    new Map(entries.filter(({ kind }) => kind === 'submodule').map((entry) => [entry.path, entry.id]));
  const [before, after] = [commitsOf(base), commitsOf(head)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
}
