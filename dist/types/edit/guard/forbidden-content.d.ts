import type { EditedTree } from './edited-tree.ts';
import { type Refusal } from './jail-reasons.ts';
import type { TreeNode } from './tree-node.ts';
/** Why what stands here is not to be moved or removed with all that it holds. */
export declare function forbiddenContent(tree: EditedTree, node: TreeNode, place: string): Refusal | undefined;
