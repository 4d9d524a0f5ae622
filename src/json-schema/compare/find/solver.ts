import type { Json } from '../../../schema/json.ts';
import type { NodeId } from '../assertion.ts';
import type { Universe } from '../universe.ts';
import type { Solution } from './solution.ts';

/** A node that a value must match or must not match. */
export interface Signed {
  readonly node: NodeId;
  readonly holds: boolean;
}

/** A search for values that match some nodes and not others. */
export interface Solver {
  readonly universe: Universe;
  /**
   * Searches for `count` different values that fit every entry of `signed`. May return more or fewer values.
   * If the solution is `empty` or `complete`, no further values exist.
   */
  solve(signed: readonly Signed[], count: number): Solution;
  /**
   * Returns true if a value fits every entry of `signed`, and false if it does not. Returns undefined if the
   * search cannot decide.
   */
  meets(signed: readonly Signed[], value: Json): boolean | undefined;
}
