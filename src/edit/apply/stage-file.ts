import { closeSync, fchownSync, fstatSync, openSync, writeFileSync } from 'node:fs';
import { parentOf, type HeldTree } from '../../workspace/held-folder.ts';
import { identityOf, type Identity } from '../../workspace/identity.ts';
import type { Origins } from './origins.ts';
import { lookAt } from './workplace.ts';

/** What a new file gets: as any program's, or nothing before it has the attributes of another. */
export type NewFileMode = 'usual' | 'private';

/** Writes a file that was not there. `group`: the one that it would have if it was made in its place. */
export function writeNew(place: string, bytes: Uint8Array, mode: NewFileMode, group?: bigint): Identity {
  const descriptor = openSync(place, 'wx', mode === 'usual' ? 0o666 : 0o600);
  try {
    writeFileSync(descriptor, bytes);
    const stats = fstatSync(descriptor, { bigint: true });
    if (group !== undefined && group !== stats.gid) {
      fchownSync(descriptor, Number(stats.uid), Number(group));
    }
    return identityOf(stats);
  } finally {
    closeSync(descriptor);
  }
}

const SET_GROUP_ID = 0o2000n;

/** The group that files get from the folder that they are made in, where that folder says so. */
export function inheritedGroup(path: string, earlier: Origins, tree: HeldTree): bigint | undefined {
  for (let folder = parentOf(path); ; folder = parentOf(folder)) {
    const origin = earlier.of(folder);
    if (origin.kind !== 'original') continue;
    // The name `.` is the folder itself, also where it is reached through a descriptor.
    const stats = lookAt(() => (origin.path === '' ? `${tree.inside('')}/.` : tree.at(origin.path)));
    if (stats === undefined && folder !== '') continue;
    return stats !== undefined && (stats.mode & SET_GROUP_ID) !== 0n ? stats.gid : undefined;
  }
}
