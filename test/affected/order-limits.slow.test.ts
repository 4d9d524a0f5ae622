import { expect, test } from 'vitest';
import { ORDER_CASES, orderOutcomes } from '../../bench/affected/order-limits.ts';

// A failure after an update of Pyright means that Pyright's limits have changed. In this case, update decision
// record 14.
test("the limits of inference in decision record 14 are Pyright's limits", { timeout: 300_000 }, async () => {
  const outcomes = await orderOutcomes(ORDER_CASES);
  const differing = outcomes.filter(({ full, alone }) => full.join('\n') !== alone.join('\n'));
  expect(differing.map(({ name }) => name)).toEqual([
    'a chain of 13 calls',
    'a chain of 14 calls through variables',
    'two functions that call each other',
    'a method that calls itself',
    'a variable that a loop assigns from itself',
    'a global variable that a function assigns from itself',
    'two attributes that are assigned from each other',
    '3 nested inferences for arguments',
  ]);
  // Equal outcomes without errors prove nothing. So a check of all files must report an error in each case.
  expect(outcomes.every(({ full }) => full.length === 1)).toBe(true);
});
