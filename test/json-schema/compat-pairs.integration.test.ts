// Checks comparisons of schemas against known verdicts. A pair with `undecidedOk` may have an undecided result.
import { afterAll, describe, expect, test } from 'vitest';
import { compareSchemas } from '../../src/json-schema/compare/compare-schemas.ts';
import { KNOWN_PAIRS } from './known-pairs.ts';
import { sidesOf } from './pair-sides.ts';
import { unprovenBreaks } from './proven-breaks.ts';

const MAX_UNDECIDED = 24;

const undecided: string[] = [];

describe.each(Object.entries(KNOWN_PAIRS))('%s', (family, pairs) => {
  test.each(pairs.map((pair) => [pair.name, pair] as const))('%s', (name, pair) => {
    for (const { direction, from, into, verdict, pointer } of sidesOf(pair)) {
      const comparison = compareSchemas(pair.old, pair.next, { direction });
      expect(comparison.differences.every((difference) => difference.direction === direction)).toBe(true);
      if (comparison.conclusion === 'undecided' && pair.undecidedOk === true) {
        undecided.push(`${family}: ${name}, ${direction}`);
        continue;
      }
      expect(comparison.conclusion, direction).toBe(verdict);
      expect(unprovenBreaks(comparison, direction, from, into), direction).toStrictEqual([]);
      const breaking = comparison.differences.filter((difference) => difference.verdict === 'breaking');
      if (pointer !== undefined) expect(breaking.map((difference) => difference.pointer)).toContain(pointer);
    }
  });

  test('full has the worse conclusion of backward and forward, and backward with swapped schemas equals forward', () => {
    for (const { old, next } of pairs) {
      const [backward, forward, full] = (['backward', 'forward', 'full'] as const).map(
        (direction) => compareSchemas(old, next, { direction }).conclusion,
      );
      expect(compareSchemas(old, next).conclusion).toBe(backward);
      expect(compareSchemas(next, old).conclusion).toBe(forward);
      const both = [backward, forward];
      const worst = (['breaking', 'undecided', 'compatible'] as const).find((verdict) =>
        both.includes(verdict),
      );
      expect(full).toBe(worst);
    }
  });
});

afterAll(() => {
  console.log(`undecided: ${undecided.length}`, undecided);
  expect(undecided.length).toBeLessThanOrEqual(MAX_UNDECIDED);
});
