import path from 'node:path';
import type { FolderEntries } from './folder-entries.ts';
import type { Refusal } from './jail-reasons.ts';
import { look } from './look.ts';
import { position, type Position } from './position.ts';
import { nodeOf } from './tree-node.ts';

/** Returns the entry that a differently spelled name matches, if the file system treats them as one. */
export function otherSpelling(
  folder: Position,
  held: FolderEntries,
  name: string,
): Position | Refusal | undefined {
  const { disk } = folder.node;
  if (typeof disk !== 'string') return undefined;
  const info = look(path.join(disk, name));
  if (info === undefined || 'kind' in info) return info;
  for (const spelling of new Set([...held.alike(name), ...held.onDisk.keys()])) {
    const other = held.onDisk.get(spelling)?.disk;
    const found = other === undefined ? undefined : look(other);
    if (found === undefined || 'kind' in found || found.ino !== info.ino || found.dev !== info.dev) continue;
    const node = held.now.get(spelling);
    return node === undefined ? undefined : position(node, spelling, folder);
  }
  // The entry was created after the folder was read.
  return position(nodeOf(info, path.join(disk, name)), name, folder);
}
