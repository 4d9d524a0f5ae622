import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaUnderCurve, estimateAreas, estimateMean } from '../../bench/reward/auc.ts';

const items = fc.array(
  fc.record({
    isCorrect: fc.boolean(),
    // Few different values, so that ties are frequent. 0.1 + 0.2 and 0.3 are adjacent doubles, and not a tie.
    values: fc.tuple(fc.constantFrom(-1, -0.5, 0, 0.1 + 0.2, 0.3, 2)),
    cluster: fc.constantFrom('a', 'b', 'c'),
  }),
  { maxLength: 40 },
);

test('the AUC is the share of correctly ordered pairs, where a tie counts as half a pair', () => {
  fc.assert(
    fc.property(items, fc.array(fc.nat(3), { minLength: 40, maxLength: 40 }), (list, weights) => {
      const repeated = list.flatMap((item, index) => Array.from({ length: weights[index] ?? 0 }, () => item));
      const correct = repeated.filter(({ isCorrect }) => isCorrect);
      const incorrect = repeated.filter(({ isCorrect }) => !isCorrect);
      let wins = 0;
      for (const { values: better } of correct) {
        for (const { values: worse } of incorrect) {
          wins += better[0] > worse[0] ? 1 : better[0] === worse[0] ? 0.5 : 0;
        }
      }
      const pairs = correct.length * incorrect.length;
      const area = areaUnderCurve(list, 0, weights);
      if (pairs === 0) expect(area).toBeUndefined();
      else expect(area).toBeCloseTo(wins / pairs, 12);
    }),
  );
});

test("the AUC of scikit-learn's documented example of roc_auc_score is 0.75", () => {
  const labels = [false, false, true, true];
  const scores = [0.1, 0.4, 0.35, 0.8];
  expect(areaUnderCurve(scores.map((value, index) => rated(labels[index] === true, [value])))).toBe(0.75);
});

test('an estimate equals the AUC, lies within its interval, and is the same for the same items and seed', () => {
  fc.assert(
    fc.property(items, (list) => {
      const estimates = estimateAreas(list, 7);
      expect(estimates).toEqual(estimateAreas(list, 7));
      for (const { auc, difference } of estimates ?? []) {
        expect(auc.value).toBe(areaUnderCurve(list));
        expect(auc.low).toBeLessThanOrEqual(auc.value);
        expect(auc.value).toBeLessThanOrEqual(auc.high);
        expect(difference).toEqual({ value: 0, low: 0, high: 0 });
      }
    }),
    { numRuns: 10 },
  );
});

test('for independent items, the interval is about as wide as the interval of the normal approximation', () => {
  // The values of the correct items are the values of the incorrect items plus 25.
  const count = 100;
  const list = Array.from({ length: 2 * count }, (_, index) =>
    rated(index >= count, [(index % count) + (index >= count ? 25 : 0)], String(index)),
  );
  const [estimate] = estimateAreas(list, 3) ?? [];
  const { value, low, high } = estimate?.auc ?? { value: 0, low: 0, high: 0 };
  // The formula of Hanley and McNeil (1982).
  const [one, two] = [value / (2 - value), (2 * value ** 2) / (1 + value)];
  const variance =
    (value * (1 - value) + (count - 1) * (one - value ** 2) + (count - 1) * (two - value ** 2)) / count ** 2;
  expect((high - low) / 2 / (1.96 * Math.sqrt(variance))).toBeGreaterThan(0.85);
  expect((high - low) / 2 / (1.96 * Math.sqrt(variance))).toBeLessThan(1.15);
});

test('items of a cluster are drawn together, so the interval of a single cluster has no width', () => {
  const list = [0, 1, 2, 3].map((value) => ({ value, cluster: 'one' }));
  expect(estimateMean(list, 1)).toEqual({ value: 1.5, low: 1.5, high: 1.5 });
  const apart = estimateMean(
    list.map((item) => ({ ...item, cluster: String(item.value) })),
    1,
  );
  expect(apart?.low).toBeLessThan(1);
  expect(apart?.high).toBeGreaterThan(2);
  expect(estimateMean([], 1)).toBeUndefined();
});

function rated(isCorrect: boolean, values: readonly number[], cluster = 'one') {
  return { isCorrect, values, cluster };
}
