import type { DocumentVersion } from '../../model/brand.ts';
import { type AttributeTools } from './attributes.ts';
import type { Draft, Operation } from './operation.ts';
import type { Known } from './journal.ts';
import { type Originals } from './unchanged.ts';
import type { Stage, Workplace } from './workplace.ts';
export interface Staged {
    readonly operations: readonly Operation[];
    /** The files that the edit knows, as they are. */
    readonly known: readonly Known[];
    readonly originals: Originals;
}
/** Makes the two folders of the stage. */
export declare function makeStage(stage: Stage, workplace: Workplace): void;
/**
 * Puts everything that the operations need on the disk, without a change of the tree: the new files with
 * the attributes of those that they replace, and second names of the originals, so that what is undone
 * is the very file that was there.
 */
export declare function stageOperations(drafts: readonly Draft[], expected: ReadonlyMap<string, DocumentVersion>, stage: Stage, workplace: Workplace, tools: AttributeTools): Promise<Staged>;
