import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../src/bundle/canonical.ts';
import { compareLocated, sortLocated, SORTING_KEYS } from '../../src/bundle/order.ts';
import type { FlatRange } from '../../src/model/range.ts';

interface Item {
  readonly uri: string;
  readonly range: FlatRange;
  readonly message: string;
}

const few = fc.integer({ min: 0, max: 11 });
const item: fc.Arbitrary<Item> = fc.record({
  uri: fc.constantFrom('a.py', 'a/b.py', 'B.py', 'ä.py', 'z.py', '\uFB33.py', '😀.py'),
  range: fc.tuple(few, few, few, few),
  message: fc.constantFrom('x', 'y'),
});
const items = fc.array(item, { maxLength: 30 });

function at(uri: string, range: FlatRange = [0, 0, 0, 0], message = ''): Item {
  return { uri, range, message };
}

describe('sortLocated', () => {
  test('reads each fact fewer than 5 times on average, even if all facts have the same location', () => {
    let reads = 0;
    const facts = Array.from({ length: 64 }, (_, index) => ({
      ...at('a.py'),
      get message() {
        reads += 1;
        return `${index % 7}`;
      },
    }));
    expect(sortLocated(facts).map(({ message }) => message)[63]).toBe('6');
    expect(reads).toBeLessThan(5 * facts.length);
  });

  test('orders names by code unit, not by locale or code point', () => {
    // By locale, "a" would be before "B", and "ä" before "z". By code point, "😀" would be last.
    const names = ['A', 'B', 'a', 'a-b', 'a.b', 'a/b', 'a0', 'ab', 'z', 'ä', '😀', '\uFB33'];
    const sorted = sortLocated(names.toReversed().map((name) => at(name)));
    expect(sorted.map(({ uri }) => uri)).toEqual(names);
  });

  test('compares ranges by start line, start character, end line and end character, as SORTING_KEYS states', () => {
    const ranges: readonly FlatRange[] = [
      [2, 0, 9, 9],
      [10, 2, 9, 9],
      [10, 10, 2, 9],
      [10, 10, 10, 2],
      [10, 10, 10, 10],
    ];
    const sorted = sortLocated(ranges.toReversed().map((range) => at('a.py', range)));
    expect(sorted.map(({ range }) => range)).toEqual(ranges);
    expect(SORTING_KEYS).toEqual(['uri', 'sL', 'sC', 'eL', 'eC']);
  });

  test('orders items with equal names and ranges by their canonical forms', () => {
    const sorted = sortLocated([at('a', [0, 0, 0, 0], 'ä'), at('a', [0, 0, 0, 0], 'z')]);
    expect(sorted.map(({ message }) => message)).toEqual(['z', 'ä']);
  });

  test('returns the same result for every order of the input', () => {
    fc.assert(
      fc.property(
        items.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          expect(sortLocated(shuffled)).toEqual(sortLocated(list));
          expect(sortLocated(list)).toHaveLength(list.length);
        },
      ),
    );
  });

  test('uses a total order: antisymmetric, transitive, and 0 exactly for equal items', () => {
    fc.assert(
      fc.property(item, item, item, (a, b, c) => {
        const [ab, ba] = [compareLocated(a, b), compareLocated(b, a)];
        expect(Math.sign(ab) + Math.sign(ba)).toBe(0);
        expect(ab === 0).toBe(canonicalJson(a) === canonicalJson(b));
        if (ab <= 0 && compareLocated(b, c) <= 0) expect(compareLocated(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('does not change its argument', () => {
    const list = Object.freeze([at('b'), at('a')]);
    sortLocated(list);
    expect(list.map(({ uri }) => uri)).toEqual(['b', 'a']);
  });
});
