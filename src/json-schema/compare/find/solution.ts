import type { Json } from '../../../schema/json.ts';
import type { Assertion } from '../assertion.ts';

/**
 * The result of a search for values. `empty`: no value exists. `found`: some values, or all of them if
 * `complete`. `unknown`: the search did not decide whether a value exists, and the `values` are guesses.
 */
export type Solution =
  | { readonly kind: 'empty' }
  | { readonly kind: 'found'; readonly values: readonly Json[]; readonly complete: boolean }
  | { readonly kind: 'unknown'; readonly reason: string; readonly values: readonly Json[] };

/** An assertion that must be met if `holds` is true, else violated. */
export interface Literal {
  readonly assertion: Assertion;
  readonly holds: boolean;
}

export const EMPTY: Solution = { kind: 'empty' };

export function unknown(reason: string, values: readonly Json[] = []): Solution {
  return { kind: 'unknown', reason, values };
}

export function found(values: readonly Json[], complete: boolean): Solution {
  return { kind: 'found', values, complete };
}
