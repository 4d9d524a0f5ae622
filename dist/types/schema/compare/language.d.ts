import { DFA } from 'refa';
/** A set of strings, as an automaton over code points. */
export type Language = DFA;
/** All strings in which the expression matches somewhere; undefined where that cannot be computed. */
export declare function languageOf(expression: RegExp): Language | undefined;
export declare function intersection(one: Language, other: Language): Language | undefined;
export declare function complement(language: Language): Language;
/** All strings of at least so many code points. */
export declare function longerThan(least: number): Language | undefined;
/** The words of a language, the shortest first, in characters that can be read where there are such. */
export declare function wordsOf(language: Language): Generator<string>;
