import type { Token } from './token.ts';
/** Cuts a text by an expression whose five groups are, in order, comment, string, number, word, operator. */
export declare function scanTokens(text: string, expression: RegExp): readonly Token[];
