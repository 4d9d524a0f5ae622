import { type Literal, type Solution } from './solution.ts';
/** Strings of some lengths, patterns and formats, except some. */
export declare function solveString(literals: readonly Literal[], isExcluded: (value: string) => boolean, want: number): Solution;
