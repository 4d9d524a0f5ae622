import { lstatSync, type BigIntStats } from 'node:fs';
import { errnoOf } from '../../model/lanser-error.ts';
import { holdTree, type HeldTree } from '../../workspace/held-folder.ts';
import type { StatePlace } from './state-folder.ts';

/** The folders that an edit works in, held. */
export interface Workplace extends Disposable {
  readonly place: StatePlace;
  /** The tree that is edited, from the anchor. */
  readonly tree: HeldTree;
  /** What the state folder is below. */
  readonly base: HeldTree;
  /** Where an entry of the stage is. */
  staged(stage: Stage, name: string): string;
  /** The tree that the stage is in, and its path there. */
  stage(stage: Stage): { readonly within: HeldTree; readonly folder: string };
}

/** In the state folder, or beside the files where that is on another file system. */
export type Stage = 'state' | 'beside';

/** Only there where the Git directory is on another file system than its checkout. */
const BESIDE = '.lanser-apply';

export function openWorkplace(place: StatePlace, byDescriptor?: boolean): Workplace {
  const tree = holdTree(place.anchor, byDescriptor);
  const base = holdTree(place.base, byDescriptor);
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

/** What stands there; undefined where nothing does, or one of the folders on the way is not there. */
export function lookAt(place: () => string | undefined): BigIntStats | undefined {
  try {
    const found = place();
    return found === undefined ? undefined : lstatSync(found, { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errnoOf(error) ?? '')) return undefined;
    throw error;
  }
}

/** Flushes the names in a folder of the tree that may be gone by now, or a file again. */
export function flushFolder(folder: string, { tree }: Workplace): void {
  if (folder === '' || lookAt(() => tree.at(folder))?.isDirectory() === true) tree.flush(folder);
}
