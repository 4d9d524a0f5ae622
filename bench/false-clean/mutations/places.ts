import type { Cell } from '../layouts.ts';
import type { SourceEntry, Tree } from '../tree.ts';

export function sourcesOf(tree: Tree, { prefix }: Cell): readonly string[] {
  return tree.sources().filter((name) => name.startsWith(prefix));
}

export function pickSource(
  tree: Tree,
  cell: Cell,
): readonly [name: string, entry: SourceEntry] | readonly [undefined, undefined] {
  const names = sourcesOf(tree, cell);
  if (names.length === 0) return [undefined, undefined];
  const name = cell.random.pick(names);
  return [name, tree.get(name) as SourceEntry];
}

/**
 * Picks a folder of the cell (a generated part of the tree). Returns the folder's path with a slash at the end, or ''
 * for the root.
 */
export function pickFolder(tree: Tree, { prefix, random }: Cell): string {
  const folders = tree.folders().map((folder) => (folder === '' ? '' : `${folder}/`));
  return random.pick([prefix, ...folders.filter((folder) => folder.startsWith(prefix))]);
}

/** Returns the target of a link from `from` to `to`. Both paths are relative to the root of the tree. */
export function targetOf(from: string, to: string): string {
  return '../'.repeat(from.split('/').length - 1) + to || '.';
}
