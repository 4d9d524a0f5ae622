import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairShares } from '../../src/report/fair-shares.ts';

const needs = fc.array(fc.nat(1000), { maxLength: 12 });
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

test('shares meet all needs if the budget suffices, and otherwise use the budget except for a small remainder', () => {
  fc.assert(
    fc.property(needs, fc.nat(6000), (all, budget) => {
      const shares = fairShares(all, budget);
      expect(sum(shares)).toBeLessThanOrEqual(budget);
      for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(all[index] ?? 0);
      if (sum(all) <= budget) expect(shares).toEqual(all);
      // The remainder is too small to increase every reduced share by one.
      else
        expect(budget - sum(shares)).toBeLessThan(all.filter((need, index) => need !== shares[index]).length);
    }),
  );
});

test('shares are zero if the budget is negative', () => {
  expect(fairShares([3, 0], -1)).toEqual([0, 0]);
});

test('every share below its need is as large as the largest share', () => {
  fc.assert(
    fc.property(needs, fc.nat(6000), (all, budget) => {
      const shares = fairShares(all, budget);
      const most = Math.max(0, ...shares);
      for (const [index, share] of shares.entries()) if (share < (all[index] ?? 0)) expect(share).toBe(most);
    }),
  );
});
