import type { Mark } from './mark.ts';
/** A mark and the file in which it stands. */
export interface PlacedMark {
    readonly uri: string;
    readonly mark: Mark;
}
/** The marks of after that were not there before: each of before stands for one of after. */
export declare function addedMarks(before: readonly PlacedMark[], after: readonly PlacedMark[]): readonly PlacedMark[];
