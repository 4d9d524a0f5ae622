import type { WordLines } from './words.ts';
/** The place in head of each word of base: lines first, then the words of the lines that differ. */
export type Alignment = ReadonlyMap<number, number>;
/**
 * Finds the words of base again in head.
 *
 * @param formOf what a word is taken for: names that may have become each other have one form.
 */
export declare function alignWords(base: WordLines, head: WordLines, formOf: (word: string) => string): Alignment;
