import { partitionPoint } from './partition-point.ts';

type Pair = readonly [before: number, after: number];

/** Returns a longest list of pairs in which both indices increase. The `before` indices of `pairs` must increase. */
export function longestIncreasing(pairs: readonly Pair[]): readonly Pair[] {
  const tops: number[] = [];
  const previous: number[] = [];
  for (const [index, [, value]] of pairs.entries()) {
    const at = partitionPoint(tops.length, (top) => (pairs[tops[top] ?? 0]?.[1] ?? 0) >= value);
    previous[index] = tops[at - 1] ?? -1;
    tops[at] = index;
  }
  const run: Pair[] = [];
  for (let index = tops.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    const pair = pairs[index];
    if (pair !== undefined) run.push(pair);
  }
  return run.toReversed();
}
