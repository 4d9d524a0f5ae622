import { expect, test } from 'vitest';
import { compareSides } from './random-sides.ts';

test(
  'a shared server has the same results as separate servers for 80 random trees',
  { timeout: 3_600_000 },
  async () => {
    const { different, kept, distinct } = await compareSides(20_261_123, 80);
    expect(different).toEqual([]);
    expect(kept).toBeGreaterThan(30);
    expect(distinct).toBeGreaterThan(60);
  },
);
