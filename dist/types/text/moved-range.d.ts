import type { FlatRange } from '../model/range.ts';
import { type LineIndex } from './line-index.ts';
/** A stretch of a text and what stands there afterwards. */
export interface TextChange {
    readonly range: FlatRange;
    readonly newText: string;
}
/** Where the places of a text stand after changes that do not overlap, and the other way round. */
export interface MovedRanges {
    /** The text afterwards. */
    readonly text: string;
    /** A place that begins or ends inside of a change begins or ends with it. */
    moved(range: FlatRange): FlatRange;
    /** Whether a change touches a place. */
    changes(range: FlatRange): boolean;
    /** Where a place of afterwards stood. */
    movedBack(range: FlatRange): FlatRange;
}
export declare function movedRanges(before: LineIndex, changes: readonly TextChange[]): MovedRanges;
