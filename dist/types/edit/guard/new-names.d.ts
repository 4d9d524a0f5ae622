import type { EditedTree } from './edited-tree.ts';
import { type Refusal } from './jail-reasons.ts';
import type { Place } from './place.ts';
/**
 * Why a name that is not there yet cannot be. Two names that some file systems take for one do not stand
 * beside each other; only what is itself renamed may change its case.
 */
export declare function unfitNewName(tree: EditedTree, place: Place, moved?: Place): Refusal | undefined;
