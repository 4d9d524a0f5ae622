import { expect, test } from 'vitest';
import { ORDER_CASES, orderOutcomes } from '../../bench/affected/order-limits.ts';

/** If this fails after an update of Pyright, its limits have changed: update decision 14. */
test(
  'the limits of inference that decision 14 names are those of Pyright',
  { timeout: 300_000 },
  async () => {
    const outcomes = await orderOutcomes(ORDER_CASES);
    const differing = outcomes.filter(({ full, alone }) => full.join('\n') !== alone.join('\n'));
    expect(differing.map(({ name }) => name)).toEqual([
      '13 nested functions',
      '14 nested functions with variables between',
      'two functions that call each other',
      '3 nested inferences for arguments',
    ]);
    // Otherwise an equal outcome proves nothing.
    expect(outcomes.every(({ full }) => full.length === 1)).toBe(true);
  },
);
