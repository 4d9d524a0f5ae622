import type { PlanOperation } from '../../model/plan.ts';
import type { RequestedEdit } from '../edit-step.ts';
import type { FileChange } from './file-change.ts';
import type { TreeReader } from './tree-reader.ts';
/** What the steps of an edit do, taken together. */
export interface StepsRun {
    /** Every file that is edited, created, moved or removed. */
    readonly changes: readonly FileChange[];
    /** The operations that did something, in order. */
    readonly operations: readonly PlanOperation[];
}
/** Takes the steps one after the other in a tree that is only thought. */
export declare function runSteps(requested: RequestedEdit, reader: TreeReader): Promise<StepsRun>;
