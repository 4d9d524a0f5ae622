import { expect, test } from 'vitest';
import { compareSides, WITHOUT_OUTSIDE } from './random-sides.ts';

test.each(WITHOUT_OUTSIDE)(
  'a shared server has the same results as separate servers for 80 random trees with the configuration %j',
  { timeout: 3_600_000 },
  async (configuration) => {
    const { different, kept, distinct } = await compareSides(20_261_123, 80, configuration);
    expect(different).toEqual([]);
    expect(kept).toBeGreaterThan(10);
    expect(distinct).toBeGreaterThan(60);
  },
);
