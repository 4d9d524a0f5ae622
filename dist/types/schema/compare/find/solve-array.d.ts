import { type Literal, type Solution } from './solution.ts';
import type { Solver } from './solver.ts';
/** Arrays by their items, the fewest that are needed. */
export declare function solveArray(solver: Solver, literals: readonly Literal[], want: number): Solution;
