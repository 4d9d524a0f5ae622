import type { Span } from '../definition.ts';
import type { Token } from '../token.ts';
import { type Name } from './imports.ts';
/** A name and the attributes taken of it, wherever it stands: in code, or in a string or a comment. */
export interface DottedName extends Span {
    readonly parts: readonly Name[];
    readonly inside: 'code' | 'comment' | 'string';
}
/** Names with dots in a text, in source order. */
export declare function dottedNames(text: string, tokens: readonly Token[]): readonly DottedName[];
