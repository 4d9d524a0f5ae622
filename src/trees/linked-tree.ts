import type { ObjectStore } from '../git/object-store.ts';
import { readLinks, treeLinks, type TreeLinks } from '../git/tree-links.ts';
import { listTree, type TreeEntry } from '../git/trees.ts';

/** All entries of a tree, including entries whose names are not UTF-8, and the tree's symbolic links. */
export interface LinkedTree {
  readonly entries: readonly TreeEntry[];
  readonly links: TreeLinks;
}

export async function readLinkedTree(
  store: ObjectStore,
  tree: string,
  signal: AbortSignal,
): Promise<LinkedTree> {
  const entries = await listTree(store, tree, signal, 'all');
  return { entries, links: await readLinks(store, entries, signal) };
}

export function withEntries(tree: LinkedTree, entries: readonly TreeEntry[]): LinkedTree {
  if (
    entries.length === tree.entries.length &&
    entries.every((entry, index) => entry === tree.entries[index])
  )
    return tree;
  return { entries, links: treeLinks(entries, tree.links.targets) };
}
