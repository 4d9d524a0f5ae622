import type { EditedTree } from './edited-tree.ts';
import { isJournal } from './forbidden-names.ts';
import { refused, type Refusal } from './jail-reasons.ts';
import type { TreeNode } from './tree-node.ts';

/** Returns the reason why an entry may not be moved or removed with its contents. */
export function forbiddenContent(tree: EditedTree, node: TreeNode, place: string): Refusal | undefined {
  if (node.kind === 'special') return refused('special-file', place);
  if (node.kind !== 'folder') return undefined;
  const held = tree.entries(node);
  if ('kind' in held) return refused(held.reason, place);
  const repository = held.repository();
  if (repository !== undefined) return refused(repository, place);
  const folderName = place.slice(place.lastIndexOf('/') + 1);
  for (const [name, entry] of held.now) {
    const below = `${place}/${name}`;
    if (isJournal(folderName, name)) return refused('internal', below);
    const forbidden = forbiddenContent(tree, entry, below);
    if (forbidden !== undefined) return forbidden;
  }
  return undefined;
}
