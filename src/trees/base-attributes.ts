import path from 'node:path';
import type { TreeEntry } from '../git/trees.ts';
import { foldersOf } from './tree-image.ts';

/**
 * Replaces head's `.gitattributes` files with those of base. Otherwise, head could mark its code as generated, so
 * that lanser would refuse proposed edits of this code. Omits a `.gitattributes` file of base if head has a folder at
 * its path, or if an entry of head replaces one of the folders above it.
 */
export function withBaseAttributes(
  baseEntries: readonly TreeEntry[],
  headEntries: readonly TreeEntry[],
): readonly TreeEntry[] {
  const others = headEntries.filter((entry) => !isAttributes(entry));
  const files = new Set(others.map((entry) => entry.path));
  const folders = new Set(others.flatMap((entry) => foldersOf(entry.path)));
  const hasRoom = ({ path: name }: TreeEntry): boolean =>
    !folders.has(name) && !foldersOf(name).some((folder) => files.has(folder));
  return [...others, ...baseEntries.filter((entry) => isAttributes(entry) && hasRoom(entry))];
}

function isAttributes({ path: name }: TreeEntry): boolean {
  return path.posix.basename(name) === '.gitattributes';
}
