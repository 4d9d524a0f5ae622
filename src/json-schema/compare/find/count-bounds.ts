import type { Literal } from './solver.ts';

export interface CountBounds {
  readonly min: number;
  readonly max: number;
}

/** Returns bounds on the number of characters, items or members. All `literals` must be about one type of value. */
export function countBounds(literals: readonly Literal[]): CountBounds {
  let [min, max] = [0, Number.POSITIVE_INFINITY];
  for (const { assertion, holds } of literals) {
    if (assertion.kind !== 'atLeast' && assertion.kind !== 'atMost') continue;
    const { count } = assertion;
    // The negation of "at least five" is "at most four".
    const isLeast = (assertion.kind === 'atLeast') === holds;
    if (isLeast) min = Math.max(min, holds ? Math.ceil(count) : Math.floor(count) + 1);
    else max = Math.min(max, holds ? Math.floor(count) : Math.ceil(count) - 1);
  }
  return { min, max };
}
