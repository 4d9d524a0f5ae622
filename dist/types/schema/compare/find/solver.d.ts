import type { NodeId } from '../assertion.ts';
import type { Json } from '../../json.ts';
import type { Solution } from './solution.ts';
import type { Universe } from '../universe.ts';
/** A node that a value is to be of, or not to be of. */
export interface Signed {
    readonly node: NodeId;
    readonly holds: boolean;
}
/** Finds values that are of some nodes and not of others. */
export interface Solver {
    readonly universe: Universe;
    /** Some `want` different values, fewer where there are no more or no more were found. */
    solve(signed: readonly Signed[], want: number): Solution;
    /** Whether a value is what is asked for; undefined where it cannot be known. */
    meets(signed: readonly Signed[], value: Json): boolean | undefined;
}
