/** How an item of the old sequence is found in the new one. */
export type Tie = 'same' | 'crossed' | 'changed';
export interface Pair {
    readonly before: number;
    readonly after: number;
    /** `same`: equal and in order. `crossed`: equal, and out of order. `changed`: alike, and in order. */
    readonly tie: Tie;
}
export interface Sequence {
    readonly length: number;
    key(index: number): string;
    /** Whether the item says enough to be told by itself. */
    telling(index: number): boolean;
}
/**
 * Pairs the items of two sequences: equal ones that are unique on both sides and in order first, equal
 * ones between these, equal and unique ones out of order, and last, in the gaps, those that are alike.
 */
export declare function align(before: Sequence, after: Sequence, likeness: (before: number, after: number) => number): readonly Pair[];
