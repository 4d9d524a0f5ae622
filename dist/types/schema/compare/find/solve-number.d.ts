import { type Literal, type Solution } from './solution.ts';
/** Numbers within bounds, of some multiples and not of others, except some. */
export declare function solveNumber(literals: readonly Literal[], isExcluded: (value: number) => boolean, want: number): Solution;
