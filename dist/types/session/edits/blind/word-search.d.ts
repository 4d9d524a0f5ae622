import type { Span } from '../../../syntax/definition.ts';
export type WordSearch = (text: string) => readonly Span[];
/**
 * Finds names wherever they stand as words of their own, in source order. Python compares names in their NFKC
 * form, so that a word which looks otherwise may be the name too. What an escape such as `\n` ends in is no
 * part of a word.
 */
export declare function wordSearch(...names: readonly string[]): WordSearch;
/** Whether bytes can hold the name at all: a look that costs less than decoding them. */
export declare function mayHold(bytes: Buffer, name: string): boolean;
