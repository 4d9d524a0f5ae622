import type { WorkspacePath } from '../../model/brand.ts';
import type { EditedTree } from './edited-tree.ts';
import type { Position } from './position.ts';
import { type Refusal } from './jail-reasons.ts';
/** A place of the workspace that a step names. */
export interface Place {
    readonly kind: 'place';
    readonly path: WorkspacePath;
    /** Undefined where nothing is there. */
    readonly found: Position | undefined;
    /** The nearest folder that is there, and what would be below it; no names where the place is there. */
    readonly folder: Position;
    readonly newNames: readonly string[];
    /** The last name as it was asked for; the file system may spell it otherwise. */
    readonly askedName: string;
    /** It was named as only a folder is. */
    readonly isFolder: boolean;
}
/** Finds what a step names. `followLast`: a link stands for what it leads to. */
export declare function findPlace(tree: EditedTree, uri: string, options: {
    readonly followLast: boolean;
}): Place | Refusal;
