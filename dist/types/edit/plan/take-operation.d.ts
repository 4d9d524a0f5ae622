import type { WorkspacePath } from '../../model/brand.ts';
import type { PlanOperation } from '../../model/plan.ts';
import type { OperationConflict } from './refusals.ts';
import { type VirtualFile, type VirtualTree } from './virtual-tree.ts';
/** What a file operation did to the tree; all paths are those of its own time. */
export type OperationEffect = {
    readonly kind: 'conflict';
    readonly uri: WorkspacePath;
    readonly reason: OperationConflict;
}
/** Its options say that nothing is to be done. */
 | {
    readonly kind: 'nothing';
} | {
    readonly kind: 'done';
    /** What was overwritten or deleted. */
    readonly removed: WorkspacePath | undefined;
    readonly moved: {
        readonly from: WorkspacePath;
        readonly to: WorkspacePath;
    } | undefined;
    readonly created: {
        readonly path: WorkspacePath;
        readonly file: VirtualFile;
    } | undefined;
    /** The files that were there and lie elsewhere now, or nowhere. */
    readonly touched: readonly VirtualFile[];
};
/** Does one file operation to the tree, as LSP says it. After a conflict the tree is of no more use. */
export declare function takeOperation(tree: VirtualTree, operation: PlanOperation): Promise<OperationEffect>;
