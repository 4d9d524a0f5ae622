import type { Assertion } from '../assertion.ts';
import type { Json } from '../../json.ts';

/**
 * What is known of a set of values: that there is none; some of them, perhaps all; or, where neither
 * could be found out, why not. Values of `unknown` are worth a try.
 */
export type Solution =
  | { readonly kind: 'empty' }
  | { readonly kind: 'found'; readonly values: readonly Json[]; readonly complete: boolean }
  | { readonly kind: 'unknown'; readonly reason: string; readonly values: readonly Json[] };

/** An assertion that is to hold, or not to hold. */
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
