import { lstatSync, type BigIntStats } from 'node:fs';
import { isMissing } from '../../model/lanser-error.ts';
import { openDirectoryHandles, type DirectoryHandles } from '../../workspace/directory-handles.ts';
import type { StatePlace } from './state-folder.ts';

/** The open folders that an edit uses. */
export interface Workplace extends Disposable {
  readonly place: StatePlace;
  /** The tree to edit, with the root `place.anchor`. */
  readonly tree: DirectoryHandles;
  /** A folder that contains the state folder. The state folder contains the undo data of the edit. */
  readonly base: DirectoryHandles;
  staged(stage: Stage, name: string): string;
  /** Returns the open folder that contains the stage, and the path of the stage in this folder. */
  stage(stage: Stage): { readonly within: DirectoryHandles; readonly folder: string };
}

/**
 * The location of the stage: the folder in which an edit prepares new files and keeps originals. `state`: the state
 * folder. `beside`: a folder in the tree, used if the state folder is on a different device than the tree.
 */
export type Stage = 'state' | 'beside';

/** The name of the stage folder at the root of the tree. */
const BESIDE = '.lanser-apply';

export function openWorkplace(place: StatePlace, byDescriptor?: boolean): Workplace {
  const tree = openDirectoryHandles(place.anchor, byDescriptor);
  const base = openDirectoryHandles(place.base, byDescriptor);
  const stage: Workplace['stage'] = (kind) =>
    kind === 'state' ? { within: base, folder: place.folder } : { within: tree, folder: BESIDE };
  return {
    place,
    tree,
    base,
    stage,
    staged(kind, name) {
      const { within, folder } = stage(kind);
      return within.at(`${folder}/${name}`);
    },
    [Symbol.dispose]() {
      tree[Symbol.dispose]();
      base[Symbol.dispose]();
    },
  };
}

/** Returns the stats of an entry; undefined if the entry or a folder of its path is missing. */
export function statAt(place: () => string | undefined): BigIntStats | undefined {
  try {
    const found = place();
    return found === undefined ? undefined : lstatSync(found, { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Flushes a folder of the tree, so that its entries survive a crash. Skips a path that is not a folder. */
export function flushFolder(folder: string, { tree }: Workplace): void {
  if (folder === '' || statAt(() => tree.at(folder))?.isDirectory() === true) tree.flush(folder);
}
