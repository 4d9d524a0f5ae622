import type { TreeNode } from './tree-node.ts';

/** A node with its parents. A position is valid until the next change of the tree. */
export interface Position {
  readonly kind: 'position';
  readonly node: TreeNode;
  readonly name: string;
  /** Undefined for the root of the file system. */
  readonly parent: Position | undefined;
}

export function position(node: TreeNode, name: string, parent: Position | undefined): Position {
  return { kind: 'position', node, name, parent };
}
