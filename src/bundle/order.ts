import { compareCodeUnits, compareRanges, type FlatRange } from '../model/range.ts';
import { canonicalJson } from './canonical.ts';

interface Located {
  readonly uri: string;
  readonly range: FlatRange;
}

export const SORTING_KEYS: readonly string[] = ['uri', 'sL', 'sC', 'eL', 'eC'];

/** Compares facts in a total order, independent of locale: location first, then the canonical form. */
export function compareLocated(left: Located, right: Located): number {
  return (
    compareCodeUnits(left.uri, right.uri) ||
    compareRanges(left.range, right.range) ||
    compareCodeUnits(canonicalJson(left), canonicalJson(right))
  );
}

export function sortLocated<T extends Located>(items: Iterable<T>): T[] {
  return [...items].toSorted(compareLocated);
}
