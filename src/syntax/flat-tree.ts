import { memoized } from '../text/memoized.ts';
import type { SyntaxTree } from './tree-sitter.ts';

/** A syntax tree as plain data: threads can exchange it, and queries need no parser. */
export interface FlatTree {
  /** The named and the zero-width nodes, parents before children. Each node has {@link STRIDE} numbers. */
  readonly nodes: Int32Array;
  /** The names of kinds and fields. */
  readonly names: readonly string[];
}

/** The count of numbers per node. The next five constants are the positions of these numbers. */
export const STRIDE = 5;
/** The node's kind: an index in `names`; -1 for an anonymous node. */
export const KIND = 0;
/** The node's field: an index in `names`; -1 without a field. */
export const FIELD = 1;
export const START = 2;
export const END = 3;
/** The index of the first node after the node's subtree. */
export const NEXT = 4;

/** Copies a tree into plain data, so that the parser's tree can be freed. */
export function flatTree({ root }: SyntaxTree): FlatTree {
  const nodes = new Int32Array(root.descendantCount * STRIDE);
  const names = new Map<string, number>();
  const numberOf = memoized(() => names.size, names);
  const open: number[] = [];
  let count = 0;
  const cursor = root.walk();
  try {
    for (let entering = true; ;) {
      if (entering) {
        const { nodeIsNamed: isNamed, startIndex: start, endIndex: end } = cursor;
        const isKept = isNamed || start === end;
        open.push(isKept ? count : -1);
        if (isKept) {
          const field = cursor.currentFieldName;
          const values = [isNamed ? numberOf(cursor.nodeType) : -1, field ? numberOf(field) : -1, start, end];
          nodes.set(values, count * STRIDE);
          count += 1;
        }
        if (cursor.gotoFirstChild()) continue;
      }
      const closed = open.pop() ?? -1;
      if (closed >= 0) nodes[closed * STRIDE + NEXT] = count;
      entering = cursor.gotoNextSibling();
      if (!entering && !cursor.gotoParent()) break;
    }
  } finally {
    cursor.delete();
  }
  return { nodes: nodes.slice(0, count * STRIDE), names: [...names.keys()] };
}
