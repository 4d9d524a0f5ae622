import type { Statement } from './token.ts';
import type { SyntaxNode, SyntaxTree } from './tree-sitter.ts';

/** The innermost node at an offset that stands directly in one of these kinds of nodes. */
export function statementAt(
  { root }: SyntaxTree,
  offset: number,
  holders: ReadonlySet<string>,
): Statement | undefined {
  let node: SyntaxNode | null = root.namedDescendantForIndex(offset, offset);
  while (node !== null) {
    const { parent } = node;
    if (parent !== null && holders.has(parent.type) && !holders.has(node.type)) {
      return { kind: node.type, start: node.startIndex, end: node.endIndex };
    }
    node = parent;
  }
  return undefined;
}
