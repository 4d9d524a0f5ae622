import path from 'node:path';
import type { EditedTree } from './edited-tree.ts';
import { refused, type Refusal } from './jail-reasons.ts';
import type { StepPlace } from './place.ts';
import { statOrRefusal, type Position } from './tree-node.ts';

/**
 * Returns the reason to reject new names: they are too long, they differ from an existing name only by case or
 * Unicode form, or their folder is unreadable. Permits a rename of `moved` that changes only the case or Unicode form
 * of its name, if the file system distinguishes the old name from the new one.
 */
export function unfitNewName(tree: EditedTree, place: StepPlace, moved?: StepPlace): Refusal | undefined {
  const source = moved?.found;
  if (place.found !== undefined) {
    if (place.found.name === place.requestedName) return undefined;
    return place.found.node === source?.node ? refused('case-only-rename') : refused('case-collision');
  }
  const entries = tree.entries(place.folder.node);
  if ('kind' in entries) return entries;
  const [first = ''] = place.newNames;
  const isOwnName = (name: string): boolean =>
    place.newNames.length === 1 && entries.now.get(name) === source?.node;
  const other = entries.equivalentNames(first).find((name) => !isOwnName(name));
  if (other !== undefined)
    return refused('case-collision', [...(tree.namesTo(place.folder) ?? []), other].join('/'));
  return isTooLong(tree, place) ? refused('name-too-long') : undefined;
}

/** Returns true if the operating system rejects the length of a new name or of the absolute path. */
function isTooLong(tree: EditedTree, { path: place, folder, newNames }: StepPlace): boolean {
  let onDisk: Position = folder;
  while (typeof onDisk.node.disk !== 'string') onDisk = onDisk.parent as Position;
  const disk = onDisk.node.disk;
  const whole = path.join(tree.root.node.disk as string, place);
  return [whole, ...newNames.map((name) => path.join(disk, name))].some((name) => {
    const info = statOrRefusal(name);
    return info !== undefined && 'kind' in info && info.reason === 'name-too-long';
  });
}
