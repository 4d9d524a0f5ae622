import type { ObjectStore } from '../git/object-store.ts';
import { diffTrees, type TreeChange } from '../git/tree-changes.ts';
import type { TreeLinks } from '../git/tree-links.ts';
import { writeTree } from '../git/worktree.ts';

type PerSide<T> = readonly [base: T, head: T];

/**
 * Returns the changes. Names each changed document as Pyright does, by a path that may lead through links. Git
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
  const base = contentsOf(links[0], documents[0]);
  const head = contentsOf(links[1], documents[1]);
  if (!base.throughLink && !head.throughLink) return changes;
  const ofDocuments = await diffTrees(
    store,
    await writeTree(store, base.ids, signal),
    await writeTree(store, head.ids, signal),
    signal,
  );
  const isDocument = (name: string | null): boolean =>
    name !== null && documents.some((names) => names.has(name));
  return [
    ...changes.filter(({ basePath, headPath }) => !isDocument(basePath) && !isDocument(headPath)),
    ...ofDocuments,
  ];
}

/** Returns the documents' blob ids by name. `throughLink` is true if any of the names leads through a link. */
function contentsOf(
  links: TreeLinks,
  documents: ReadonlySet<string>,
): { readonly ids: ReadonlyMap<string, string>; readonly throughLink: boolean } {
  const ids = new Map<string, string>();
  let throughLink = false;
  for (const document of documents) {
    const found = links.follow(document);
    if (found.kind !== 'file') continue;
    ids.set(document, found.entry.id);
    throughLink ||= found.links.length > 0;
  }
  return { ids, throughLink };
}
