import type { TreeNode } from './tree-node.ts';
/** A node with the way to it; it holds until the next change of the tree. */
export interface Position {
    readonly kind: 'position';
    readonly node: TreeNode;
    readonly name: string;
    /** Undefined for the root of the file system. */
    readonly parent: Position | undefined;
}
export declare function position(node: TreeNode, name: string, parent: Position | undefined): Position;
