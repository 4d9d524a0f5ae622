import type { Span } from './definition.ts';
export type TokenKind = 'word' | 'number' | 'string' | 'comment' | 'operator';
/** A piece of source text between white space. */
export interface Token extends Span {
    readonly kind: TokenKind;
}
/** A statement, or a definition, as the grammar names it. */
export interface Statement extends Span {
    readonly kind: string;
}
