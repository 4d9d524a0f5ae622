import { DFA } from 'refa';
import type { WordSet } from './words.ts';
/** A set of strings, as an automaton over code points. */
export type Language = DFA;
/** All strings in which the expression matches somewhere; undefined where that cannot be computed. */
export declare function languageOf(expression: RegExp): Language | undefined;
export declare function intersection(one: Language, other: Language): Language | undefined;
export declare function complement(language: Language): Language;
/** Words of a set, in characters that can be read where there are such. */
export declare function spelled(sets: WordSet): Generator<string>;
