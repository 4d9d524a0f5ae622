import { diffArrays } from 'diff';
import { longestIncreasing } from '../text/longest-increasing.ts';
import { weightedAlignment } from '../text/weighted-alignment.ts';
import type { SpendComparisons } from './comparison-budget.ts';

export type PairRelation = 'same' | 'crossed' | 'changed';

/** The indices of an old item and of its new counterpart, and their relation. */
export interface Pair {
  readonly before: number;
  readonly after: number;
  /** `same`: equal and in order. `crossed`: equal, but out of order. `changed`: similar and in order. */
  readonly relation: PairRelation;
}

/** A list of items. Items with the same key are equal. */
export interface Sequence {
  readonly length: number;
  key(index: number): string;
  /** Returns true if the item has enough content to be recognised without its neighbours. */
  isDistinctive(index: number): boolean;
}

/** The maximum edit distance between two runs of items. Beyond it, step 2 of {@link align} pairs no items in them. */
const MAX_EDITS = 4000;

/**
 * Pairs the items of two sequences in four steps:
 * 1. distinctive items that occur once in each sequence: the longest list that has the same order in both
 * 2. equal items between the pairs of the first step
 * 3. the remaining distinctive items that occur once in each sequence, out of order
 * 4. similar items in the gaps between the pairs of the first two steps
 *
 * Returns the pairs in the order of the old sequence.
 */
export function align(
  before: Sequence,
  after: Sequence,
  similarity: (before: number, after: number) => number,
  spend: SpendComparisons,
): readonly Pair[] {
  const shared = sharedUniques(before, after);
  const inOrder = longestIncreasing(shared);
  const same: (readonly [number, number])[] = [];
  let [left, right] = [0, 0];
  for (const [one, other] of [...inOrder, [before.length, after.length] as const]) {
    for (const pair of equalBetween(before, left, one, after, right, other, spend)) same.push(pair);
    if (one < before.length) same.push([one, other]);
    [left, right] = [one + 1, other + 1];
  }
  const pairs: Pair[] = same.map(([one, other]) => ({ before: one, after: other, relation: 'same' }));
  const pairedBefore = new Set(same.map(([one]) => one));
  const pairedAfter = new Set(same.map(([, other]) => other));
  for (const [one, other] of shared) {
    if (pairedBefore.has(one) || pairedAfter.has(other)) continue;
    pairedBefore.add(one);
    pairedAfter.add(other);
    pairs.push({ before: one, after: other, relation: 'crossed' });
  }
  let [from, to] = [0, 0];
  for (const [one, other] of [...same, [before.length, after.length] as const]) {
    const gapBefore = indices(from, one).filter((index) => !pairedBefore.has(index));
    const gapAfter = indices(to, other).filter((index) => !pairedAfter.has(index));
    for (const [left2, right2] of similarInGap(gapBefore, gapAfter, similarity)) {
      pairs.push({ before: left2, after: right2, relation: 'changed' });
    }
    [from, to] = [one + 1, other + 1];
  }
  return pairs.toSorted((one, other) => one.before - other.before);
}

function indices(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

/** Pairs the indices of distinctive items whose key occurs once in each sequence. Sorts by the old index. */
function sharedUniques(before: Sequence, after: Sequence): readonly (readonly [number, number])[] {
  const one = uniqueKeys(before);
  const other = uniqueKeys(after);
  const shared: (readonly [number, number])[] = [];
  for (const [key, index] of one) {
    const partner = other.get(key);
    if (index !== -1 && partner !== undefined && partner !== -1 && before.isDistinctive(index))
      shared.push([index, partner]);
  }
  return shared.toSorted((left, right) => left[0] - right[0]);
}

/** Returns the index of each key, or -1 for repeated keys. */
export function uniqueKeys(sequence: Sequence): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (let index = 0; index < sequence.length; index += 1) {
    const key = sequence.key(index);
    found.set(key, found.has(key) ? -1 : index);
  }
  return found;
}

function equalBetween(
  before: Sequence,
  from: number,
  to: number,
  after: Sequence,
  start: number,
  end: number,
  spend: SpendComparisons,
): readonly (readonly [number, number])[] {
  if (from >= to || start >= end) return [];
  const keys = (sequence: Sequence, first: number, last: number): string[] =>
    indices(first, last).map((index) => sequence.key(index));
  const changes = diffArrays(keys(before, from, to), keys(after, start, end), { maxEditLength: MAX_EDITS });
  // The diff makes about as many comparisons as the square of the number of edits.
  const edits = changes?.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0);
  spend((edits ?? MAX_EDITS) ** 2);
  const pairs: (readonly [number, number])[] = [];
  let [one, other] = [from, start];
  for (const { added, removed, count } of changes ?? []) {
    if (added) other += count;
    else if (removed) one += count;
    else for (let step = 0; step < count; step += 1) pairs.push([one++, other++]);
  }
  return pairs;
}

/** The minimum similarity of two items with the relation `changed`. */
const MIN_SIMILARITY = 0.2;
/** The maximum length of a gap in each sequence. Items in a longer gap stay unpaired, to limit the quadratic time. */
const MAX_GAP = 400;

/** Pairs the items of a gap, without crossings, so that the total similarity of the pairs is greatest. */
function similarInGap(
  before: readonly number[],
  after: readonly number[],
  similarity: (before: number, after: number) => number,
): readonly (readonly [number, number])[] {
  if (before.length > MAX_GAP || after.length > MAX_GAP) return [];
  const weightOf = (row: number, column: number): number => {
    const score = similarity(before[row] ?? 0, after[column] ?? 0);
    return score < MIN_SIMILARITY ? 0 : score;
  };
  return weightedAlignment(before.length, after.length, weightOf).map(([row, column]) => [
    before[row] ?? 0,
    after[column] ?? 0,
  ]);
}
