import type { Span } from './definition.ts';

export type TokenKind = 'word' | 'number' | 'string' | 'comment' | 'operator';

export interface Token extends Span {
  readonly kind: TokenKind;
}

/** A statement, definition or comment, with its kind in the grammar. */
export interface Statement extends Span {
  readonly kind: string;
}
