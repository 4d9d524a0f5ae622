import type { Literal } from './solution.ts';
export interface CountBounds {
    readonly min: number;
    readonly max: number;
}
/** How many characters, items or members there may be: whole numbers, and no end where nothing says one. */
export declare function countBounds(literals: readonly Literal[]): CountBounds;
