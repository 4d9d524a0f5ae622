import type { Splice } from '../../text/splice.ts';
import type { Alignment } from './align-words.ts';
import { type WordLines } from './words.ts';
/** What head has done at a place that an edit of base changes. */
export type Fate = 
/** What the edit would have done. */
{
    readonly kind: 'done';
}
/** Nothing: what stood there still does. Offsets of head's text. */
 | {
    readonly kind: 'kept';
    readonly start: number;
    readonly end: number;
}
/** Something else: it is deleted, or written anew. */
 | {
    readonly kind: 'gone';
};
/** A place of an edit in whole words: those of base that it replaces, and what stands there then. */
export interface EditedPlace {
    readonly splice: Splice;
    /** The first of the words, and the one behind the last. */
    readonly first: number;
    readonly beyond: number;
    readonly oldWords: readonly string[];
    readonly newWords: readonly string[];
    /** What the whole words become. */
    readonly newText: string;
}
export declare function editedPlace({ text, words }: WordLines, splice: Splice): EditedPlace;
/** What became of a place of base. */
export declare function fateOf(place: EditedPlace, base: WordLines, head: WordLines, aligned: Alignment): Fate;
