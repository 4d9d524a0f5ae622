import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { weightedAlignment, type AlignedPair } from '../../src/text/weighted-alignment.ts';

const numRuns = Number(process.env['LANSER_FUZZ_RUNS'] ?? 1000);

/** Random weights by row and column. All weights are multiples of 0.25, so their sums are exact. */
const anyWeights: fc.Arbitrary<readonly (readonly number[])[]> = fc
  .nat(5)
  .chain((columns) =>
    fc.array(
      fc.array(fc.constantFrom(0, 0, 0.25, 0.5, 1, 4, 6), { minLength: columns, maxLength: columns }),
      { maxLength: 5 },
    ),
  );

/** Returns the greatest total weight of pairs whose rows and columns both increase. */
function bestTotal(weights: readonly (readonly number[])[], row = 0, column = 0): number {
  const line = weights[row];
  if (line === undefined) return 0;
  const skipped = bestTotal(weights, row + 1, column);
  const taken = line
    .slice(column)
    .map((weight, index) => weight + bestTotal(weights, row + 1, column + index + 1));
  return Math.max(skipped, ...taken);
}

test('the pairs have increasing rows and columns, and the greatest possible total weight', () => {
  fc.assert(
    fc.property(anyWeights, (weights) => {
      const weightOf = (row: number, column: number): number => weights[row]?.[column] ?? -1;
      const pairs = weightedAlignment(weights.length, weights[0]?.length ?? 0, weightOf);
      const chosen = pairs.map(([row, column]) => weightOf(row, column));
      expect(chosen.every((weight) => weight > 0)).toBe(true);
      expect(chosen.reduce((sum, weight) => sum + weight, 0)).toBe(bestTotal(weights));
      const isBehind = ([row, column]: AlignedPair, [other, otherColumn]: AlignedPair): boolean =>
        row < other && column < otherColumn;
      expect(pairs.slice(1).every((pair, index) => isBehind(pairs[index] as AlignedPair, pair))).toBe(true);
    }),
    { numRuns },
  );
});

test('the first of equally good pairs is chosen', () => {
  expect(weightedAlignment(2, 2, () => 1)).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(weightedAlignment(1, 3, () => 1)).toEqual([[0, 0]]);
  expect(weightedAlignment(3, 1, () => 1)).toEqual([[0, 0]]);
});
