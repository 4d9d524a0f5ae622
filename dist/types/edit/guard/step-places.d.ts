import type { EditedTree } from './edited-tree.ts';
import type { Position } from './position.ts';
import { type Refusal } from './jail-reasons.ts';
import { type Place } from './place.ts';
import type { ProtectedPlaces } from './protected-places.ts';
export interface Jail {
    readonly tree: EditedTree;
    readonly places: ProtectedPlaces;
    readonly platform: NodeJS.Platform;
}
/** A file whose text is edited: the file itself, or one that a link leads to. */
export declare function editedPlace(jail: Jail, uri: string): Place | Refusal;
/** Where a new file is to be. */
export declare function createdPlace(jail: Jail, uri: string): Place | Refusal;
/** What is moved away or removed. */
export declare function takenPlace(jail: Jail, uri: string): Place | Refusal;
/** Where `moved` is to be; what is there already may be overwritten. */
export declare function targetPlace(jail: Jail, uri: string, moved: Place | undefined): Place | Refusal;
/** Why a folder on the way is none of this workspace. */
export declare function repositoryOver(tree: EditedTree, folder: Position): 'git-directory' | 'nested-repository' | undefined;
