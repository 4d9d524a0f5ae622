import { posix } from 'node:path';
import type { ObjectStore } from '../git/object-store.ts';
import { diffTrees, type TreeChange } from '../git/tree-changes.ts';
import type { TreeLinks } from '../git/tree-links.ts';
import type { TreeEntry } from '../git/trees.ts';
import { writeTree } from '../git/worktree.ts';

type PerSide<T> = readonly [base: T, head: T];

/**
 * Returns the changes, with Pyright's name of each changed document: a path that may lead through links. Git
 * reports changed content only under a file's own name, not under the name of a link. Pyright checks a folder only
 * under the first name that it finds. If this is the name of a new link, unchanged documents get new names.
 * Therefore, if a document's path leads through a link, Git compares trees in which each document is a regular file.
 *
 * @param documents the names of the files that Pyright checks.
 */
export async function changesThroughLinks(
  store: ObjectStore,
  links: PerSide<TreeLinks>,
  changes: readonly TreeChange[],
  documents: PerSide<ReadonlySet<string>>,
  signal: AbortSignal,
): Promise<readonly TreeChange[]> {
  const base = documentEntries(links[0], documents[0]);
  const head = documentEntries(links[1], documents[1]);
  if ([...base, ...head].every(([name, entry]) => name === entry.path)) return changes;
  const treeOf = async (entries: ReadonlyMap<string, TreeEntry>): Promise<string> =>
    writeTree(store, new Map([...entries].map(([name, { id }]) => [name, id])), signal);
  const ofDocuments = await diffTrees(store, await treeOf(base), await treeOf(head), signal);
  // If a document leads to the same file on both sides and has the file's base name, its change replaces the file's.
  const reached = [...head].flatMap(([name, { path }]) =>
    base.get(name)?.path === path && posix.basename(name) === posix.basename(path) ? [path] : [],
  );
  const names = new Set([...documents[0], ...documents[1], ...reached]);
  const isDocument = (name: string | null): boolean => name !== null && names.has(name);
  return [
    ...changes.filter(({ basePath, headPath }) => !isDocument(basePath) && !isDocument(headPath)),
    ...ofDocuments,
  ];
}

/** Returns the regular file of each document, by the document's name. Follows links. */
export function documentEntries(
  links: TreeLinks,
  documents: ReadonlySet<string>,
): ReadonlyMap<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>();
  for (const document of documents) {
    const found = links.follow(document);
    if (found.kind === 'file') entries.set(document, found.entry);
  }
  return entries;
}
