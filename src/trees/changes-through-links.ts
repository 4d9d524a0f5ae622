import type { ObjectStore } from '../git/object-store.ts';
import { diffTrees, type TreeChange } from '../git/tree-changes.ts';
import type { TreeLinks } from '../git/tree-links.ts';
import { writeFlatTree } from '../git/trees.ts';

/**
 * Assigns the changes of a file to the documents whose paths lead to it through symbolic links. Git reports a
 * change of the link itself, and a change of the content under the file's own name. A new link may also give an
 * unchanged file a new name, because Pyright checks a folder once, under the first name that it finds.
 *
 * @param documents the names of the checked files, by side.
 */
export async function changesThroughLinks(
  store: ObjectStore,
  links: readonly [base: TreeLinks, head: TreeLinks],
  changes: readonly TreeChange[],
  documents: readonly [base: ReadonlySet<string>, head: ReadonlySet<string>],
  signal: AbortSignal,
): Promise<readonly TreeChange[]> {
  const names = new Map<string, string>();
  const blobs: readonly [[string, string][], [string, string][]] = [[], []];
  const nameOf = (document: string): string => {
    const name = `${names.size}`;
    names.set(name, document);
    return name;
  };
  for (const document of new Set([...documents[0], ...documents[1]])) {
    const found = links.map((side) => side.follow(document));
    if (found.every((side) => side.links.length === 0)) continue;
    const name = nameOf(document);
    for (const [index, side] of found.entries()) {
      if (side.kind === 'file') blobs[index]?.push([name, side.entry.id]);
      const other = found[1 - index];
      if (side.kind === 'file' || other?.kind !== 'file') continue;
      const path = other.entry.path;
      const former = links[index]?.follow(path);
      // Git's detection of renames pairs the two names.
      if (former?.kind === 'file' && documents[index]?.has(path) === true && !documents[1 - index]?.has(path))
        blobs[index]?.push([nameOf(path), former.entry.id]);
    }
  }
  if (names.size === 0) return changes;
  const [base, head] = [
    await writeFlatTree(store, blobs[0], signal),
    await writeFlatTree(store, blobs[1], signal),
  ];
  const linked = new Set(names.values());
  const isLinked = (name: string | null): boolean => name !== null && linked.has(name);
  const documentOf = (name: string | null): string | null =>
    name === null ? null : (names.get(name) ?? name);
  const directChanges = await diffTrees(store, base, head, signal);
  return [
    ...changes.filter(({ basePath, headPath }) => !isLinked(basePath) && !isLinked(headPath)),
    ...directChanges.map((change) => ({
      ...change,
      basePath: documentOf(change.basePath),
      headPath: documentOf(change.headPath),
    })),
  ];
}
