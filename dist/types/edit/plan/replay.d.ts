import type { WorkspacePath } from '../../model/brand.ts';
import type { PlanOperation } from '../../model/plan.ts';
import type { TreeStep } from '../tree-step.ts';
import type { OperationConflict } from './refusals.ts';
import type { VirtualFile, VirtualTree } from './virtual-tree.ts';
/** A step of the tree; what a created file will hold is known only after all of them. */
export type ReplayedStep = Extract<TreeStep, {
    readonly kind: 'move' | 'remove';
}> | {
    readonly kind: 'create';
    readonly path: WorkspacePath;
    readonly file: VirtualFile;
};
/** What a plan's operations do to a tree. */
export interface Replay {
    readonly steps: readonly ReplayedStep[];
    /** The files that were there and are moved or removed, by where they were. */
    readonly touched: ReadonlyMap<WorkspacePath, VirtualFile>;
    readonly created: readonly VirtualFile[];
    /** Why it came to no end. */
    readonly conflict: {
        readonly uri: WorkspacePath;
        readonly reason: OperationConflict;
    } | undefined;
}
export declare function replay(tree: VirtualTree, operations: readonly PlanOperation[]): Promise<Replay>;
