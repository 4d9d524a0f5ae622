// Checks the hand-written verdicts on pairs of schemas. Uses ajv and a random search, not lanser's own comparison.
import { describe, expect, test } from 'vitest';
import { counterExampleOf } from './any-instance.ts';
import { KNOWN_PAIRS } from './known-pairs.ts';
import { sidesOf } from './pair-sides.ts';
import { plainValidator } from './plain-ajv.ts';

const TRIES = 400;

test('the list contains more than 400 pairs, and their names are unique', () => {
  const names = Object.values(KNOWN_PAIRS).flatMap((pairs) => pairs.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(400);
  expect(names).toStrictEqual([...new Set(names)]);
});

describe.each(Object.entries(KNOWN_PAIRS))('%s', (_, pairs) => {
  test.each(pairs.map((pair) => [pair.name, pair] as const))('%s', (_name, pair) => {
    for (const { from, into, verdict, witness, direction } of sidesOf(pair)) {
      const found = counterExampleOf(from, into, TRIES, 11);
      if (verdict === 'compatible') {
        expect(found, direction).toBeUndefined();
        expect(witness, direction).toBeUndefined();
        continue;
      }
      for (const proof of [found, witness]) {
        if (proof === undefined) continue;
        expect(plainValidator(from)(proof.document), direction).toBe(true);
        expect(plainValidator(into)(proof.document), direction).toBe(false);
      }
      expect(found ?? witness, direction).toBeDefined();
    }
  });
});
