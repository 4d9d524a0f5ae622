import { compareCodeUnits, compareRanges, type FlatRange } from '../model/range.ts';
import { canonicalJson } from './canonical.ts';

interface Located {
  readonly uri: string;
  readonly range: FlatRange;
}

export const SORTING_KEYS: readonly string[] = ['uri', 'sL', 'sC', 'eL', 'eC'];

/** Compares facts by location, then by canonical form. The order is total and does not depend on the locale. */
export function compareLocated(left: Located, right: Located): number {
  return comparedBy(left, right, canonicalJson);
}

/** Sorts by {@link compareLocated}. Caches the canonical forms, because many facts may be at one place. */
export function sortLocated<T extends Located>(items: Iterable<T>): T[] {
  const cache = new Map<T, string>();
  const canonicalOf = (fact: T): string => {
    const form = cache.get(fact) ?? canonicalJson(fact);
    cache.set(fact, form);
    return form;
  };
  return [...items].toSorted((left, right) => comparedBy(left, right, canonicalOf));
}

function comparedBy<T extends Located>(left: T, right: T, canonicalOf: (fact: T) => string): number {
  return (
    compareCodeUnits(left.uri, right.uri) ||
    compareRanges(left.range, right.range) ||
    compareCodeUnits(canonicalOf(left), canonicalOf(right))
  );
}
