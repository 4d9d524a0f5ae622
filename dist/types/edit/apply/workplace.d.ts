import { type BigIntStats } from 'node:fs';
import { type HeldTree } from '../../workspace/held-folder.ts';
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
    stage(stage: Stage): {
        readonly within: HeldTree;
        readonly folder: string;
    };
}
/** In the state folder, or beside the files where that is on another file system. */
export type Stage = 'state' | 'beside';
export declare function openWorkplace(place: StatePlace, byDescriptor?: boolean): Workplace;
/** What stands there; undefined where nothing does, or one of the folders on the way is not there. */
export declare function lookAt(place: () => string | undefined): BigIntStats | undefined;
/** Flushes the names in a folder of the tree that may be gone by now, or a file again. */
export declare function flushFolder(folder: string, { tree }: Workplace): void;
