import { DFA } from 'refa';
import type { Concatenation, NoParent } from 'refa';
type Sequence = NoParent<Concatenation>;
/**
 * All strings in which one of the alternatives matches somewhere. Assertions are what makes it more
 * than a translation: a language of suffixes is built from the end, so that a look ahead is an
 * intersection with everything that follows, and the start of the text is known where it is reached.
 *
 * @throws where a look behind is not at the start, or an automaton grows too large.
 */
export declare function suffixes(alternatives: readonly Sequence[]): DFA;
export {};
