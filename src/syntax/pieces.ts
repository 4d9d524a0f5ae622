import type { Definition, Span } from './definition.ts';
import { shifted } from './shifted.ts';
import type { EditedTree, SyntaxNode } from './tree-sitter.ts';

/** A top-level statement or comment, with the definitions in it. */
export interface Piece extends Span {
  readonly definitions: readonly Definition[];
}

/** A function that returns the definitions in a top-level node. */
export type Extract = (topLevel: SyntaxNode) => readonly Definition[];

/** Returns the pieces of an edited tree. Reuses the earlier pieces that the edit does not affect. */
export function updatedPieces(
  { tree, replacement, changed }: EditedTree,
  earlier: readonly Piece[],
  extract: Extract,
): readonly Piece[] {
  const { start, earlierEnd, laterEnd } = replacement;
  const reusable = new Map<number, Piece>();
  for (const piece of earlier) {
    if (piece.end < start) reusable.set(piece.start, piece);
    else if (piece.start > earlierEnd) {
      const moved = shiftedPiece(piece, laterEnd - earlierEnd);
      reusable.set(moved.start, moved);
    }
  }
  const changedSpans = [{ start, end: laterEnd }, ...changed];
  let above = 0;
  return tree.root.namedChildren.map((node) => {
    // The node above may be this node's JSDoc comment, so a change of the node above also affects this piece.
    const from = above;
    above = node.startIndex;
    const piece = reusable.get(node.startIndex);
    const same =
      piece?.end === node.endIndex &&
      !changedSpans.some((span) => span.start <= node.endIndex && span.end >= from);
    return same ? piece : pieceOf(node, extract);
  });
}

export function shiftedPiece(piece: Piece, offset: number): Piece {
  return {
    start: piece.start + offset,
    end: piece.end + offset,
    definitions: piece.definitions.map((definition) => shifted(definition, offset)),
  };
}

export function pieceOf(node: SyntaxNode, extract: Extract): Piece {
  return { start: node.startIndex, end: node.endIndex, definitions: extract(node) };
}
