import { type Literal, type Solution } from './solution.ts';
import type { Solver } from './solver.ts';
/** Objects by their members, the fewest that are needed. */
export declare function solveObject(solver: Solver, literals: readonly Literal[], want: number): Solution;
