import { expect, test } from 'vitest';
import { checkPairs, randomPairs } from '../../bench/affected/random-edits.ts';
import { seededRandom } from '../helpers/seeded-random.ts';

test(
  'in 120 random edits, the diagnostics of unaffected files do not change',
  { timeout: 900_000 },
  async () => {
    const random = seededRandom(20_261_123);
    for (let first = 0; first < 120; first += 40) {
      const { files, affected, differing, missed } = await checkPairs(randomPairs(random, 40, first));
      expect(missed).toEqual([]);
      // Otherwise the test would prove little: the edits change few diagnostics, or most files count as affected.
      expect(differing).toBeGreaterThan(20);
      expect(affected).toBeLessThan(files / 2);
    }
  },
);
