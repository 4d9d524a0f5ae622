import path from 'node:path';
import type { TreeEntry } from '../git/trees.ts';
import { foldersOf } from './tree-image.ts';

/** Replaces head's `.gitattributes` files with those of base: head could otherwise mark code as generated. */
export function withBaseAttributes(
  baseEntries: readonly TreeEntry[],
  headEntries: readonly TreeEntry[],
): readonly TreeEntry[] {
  const others = headEntries.filter((entry) => !isAttributes(entry));
  const places = new Set(others.map((entry) => entry.path));
  const hasRoom = ({ path: name }: TreeEntry): boolean =>
    ![name, ...foldersOf(name)].some((place) => places.has(place));
  return [...others, ...baseEntries.filter((entry) => isAttributes(entry) && hasRoom(entry))];
}

function isAttributes({ path: name }: TreeEntry): boolean {
  return path.posix.basename(name) === '.gitattributes';
}
