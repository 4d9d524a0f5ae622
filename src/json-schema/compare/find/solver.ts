import type { Json } from '../../../schema/json.ts';
import type { Assertion, NodeId } from '../assertion.ts';
import type { Universe } from '../universe.ts';

/** A schema's node. If `holds` is true, a value must match the schema, else violate it. */
export interface Signed {
  readonly node: NodeId;
  readonly holds: boolean;
}

/** An assertion that must be met if `holds` is true, else violated. */
export interface Literal {
  readonly assertion: Assertion;
  readonly holds: boolean;
}

/** The result of a search. If `complete` is true, no other values exist. The `values` of `unknown` are guesses. */
export type Solution =
  | { readonly kind: 'empty' }
  | { readonly kind: 'found'; readonly values: readonly Json[]; readonly complete: boolean }
  | { readonly kind: 'unknown'; readonly reason: string; readonly values: readonly Json[] };

export const EMPTY: Solution = { kind: 'empty' };

export function unknown(reason: string, values: readonly Json[] = []): Solution {
  return { kind: 'unknown', reason, values };
}

export function found(values: readonly Json[], complete: boolean): Solution {
  return { kind: 'found', values, complete };
}

/** A search for values that match some schemas and violate others. */
export interface Solver {
  readonly universe: Universe;
  /** Searches for `count` different values that fit every entry of `signed`. May return more or fewer values. */
  solve(signed: readonly Signed[], count: number): Solution;
  /** Returns true if a value fits every entry of `signed`, false if it does not, and undefined if this is unknown. */
  meets(signed: readonly Signed[], value: Json): boolean | undefined;
}
