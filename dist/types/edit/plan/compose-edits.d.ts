import type { TextEdit } from './text-edits.ts';
/** Of two keys of annotations, the one that must not be lost. */
export type Weightier = (one: string | undefined, other: string | undefined) => string | undefined;
/**
 * Edits that follow on others as one list that counts in the text before both; `between` is the text after
 * the first. What only touches stays apart; what overlaps becomes one edit.
 */
export declare function composeEdits(first: readonly TextEdit[], between: string, second: readonly TextEdit[], weightier: Weightier): readonly TextEdit[];
