import { closeSync, fchownSync, fstatSync, openSync, writeFileSync } from 'node:fs';
import { parentOf, type DirectoryHandles } from '../../workspace/directory-handles.ts';
import { identityOf, type Identity } from '../../workspace/identity.ts';
import type { Origins } from './origins.ts';
import { lookAt } from './workplace.ts';

/** The mode of a new file: the default mode, or private until the attributes of an original are copied. */
export type NewFileMode = 'usual' | 'private';

/** Writes a new file. `group` is the group that the file would have in its final folder. */
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

/** Returns the group that a folder with the set-group-ID bit gives to new files. */
export function inheritedGroup(path: string, earlier: Origins, tree: DirectoryHandles): bigint | undefined {
  for (let folder = parentOf(path); ; folder = parentOf(folder)) {
    const origin = earlier.of(folder);
    if (origin.kind !== 'original') continue;
    // The name `.` is the folder itself, also through a descriptor.
    const stats = lookAt(() => (origin.path === '' ? `${tree.inside('')}/.` : tree.at(origin.path)));
    if (stats === undefined && folder !== '') continue;
    return stats !== undefined && (stats.mode & SET_GROUP_ID) !== 0n ? stats.gid : undefined;
  }
}
