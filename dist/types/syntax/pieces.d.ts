import type { Definition, Span } from './definition.ts';
import type { EditedTree, SyntaxNode } from './tree-sitter.ts';
/** A stretch of a text that stands on the top level, with the definitions in it. */
export interface Piece extends Span {
    readonly definitions: readonly Definition[];
}
export type Extract = (topLevel: SyntaxNode) => readonly Definition[];
/** A piece per node right below the root. */
export declare function piecesOf(root: SyntaxNode, extract: Extract): readonly Piece[];
/** The same as `piecesOf` for the edited tree; what the edit has not touched is taken from before. */
export declare function piecesAgain({ tree, replacement, changed }: EditedTree, earlier: readonly Piece[], extract: Extract): readonly Piece[];
export declare function shiftedPiece(piece: Piece, offset: number): Piece;
