import type { NodeId } from '../assertion.ts';
import type { Json } from '../../../schema/json.ts';
import type { Solution } from './solution.ts';
import type { Universe } from '../universe.ts';

/** A node that a value must match or must not match. */
export interface Signed {
  readonly node: NodeId;
  readonly holds: boolean;
}

/** Finds values that match some nodes and not others. */
export interface Solver {
  readonly universe: Universe;
  /** Returns up to `count` different values; fewer if there are no more or none were found. */
  solve(signed: readonly Signed[], wanted: number): Solution;
  /** Returns whether a value meets all demands, or undefined if this is unknown. */
  meets(signed: readonly Signed[], value: Json): boolean | undefined;
}
