import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { align, type Pair, type Sequence } from '../../src/relocate/align.ts';

const numRuns = Number(process.env['LANSER_FUZZ_RUNS'] ?? 1000);

const anyKeys: fc.Arbitrary<readonly string[]> = fc.array(
  fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', ','),
  { maxLength: 24 },
);

function sequenceOf(keys: readonly string[]): Sequence {
  return {
    length: keys.length,
    key: (index) => keys[index] ?? '',
    isDistinctive: (index) => keys[index] !== ',',
  };
}

/** Aligns sequences of keys. Two keys are more similar if the codes of their first characters are closer. */
function aligned(before: readonly string[], after: readonly string[]): readonly Pair[] {
  const code = (keys: readonly string[], index: number): number => keys[index]?.charCodeAt(0) ?? 0;
  return align(
    sequenceOf(before),
    sequenceOf(after),
    (one, other) => 1 / (1 + Math.abs(code(before, one) - code(after, other))),
    () => {},
  );
}

test('every item is in at most one pair, and pairs are sorted by the old index', () => {
  fc.assert(
    fc.property(anyKeys, anyKeys, (before, after) => {
      const pairs = aligned(before, after);
      for (const [side, { length }] of [
        ['before', before],
        ['after', after],
      ] as const) {
        const items = pairs.map((pair) => pair[side]);
        expect(new Set(items).size).toBe(items.length);
        expect(items.every((item) => item >= 0 && item < length)).toBe(true);
      }
      expect(pairs).toEqual(pairs.toSorted((left, right) => left.before - right.before));
    }),
    { numRuns },
  );
});

test('pairs that are not `crossed` keep their order, and exactly the `changed` pairs have two different keys', () => {
  const relations = new Set<string>();
  fc.assert(
    fc.property(anyKeys, anyKeys, (before, after) => {
      const pairs = aligned(before, after);
      for (const pair of pairs) {
        relations.add(pair.relation);
        expect(before[pair.before] === after[pair.after]).toBe(pair.relation !== 'changed');
      }
      const inOrder = pairs.filter(({ relation }) => relation !== 'crossed').map((pair) => pair.after);
      expect(inOrder).toEqual(inOrder.toSorted((left, right) => left - right));
    }),
    { numRuns },
  );
  expect(relations.size).toBe(3);
});

test('a sequence aligns with itself, also after one insertion or deletion', () => {
  fc.assert(
    fc.property(anyKeys, fc.nat(24), (keys, at) => {
      const place = Math.min(at, keys.length);
      const longer = keys.toSpliced(place, 0, 'new');
      const expected = keys.map((_, index) => ({
        before: index,
        after: index < place ? index : index + 1,
        relation: 'same',
      }));
      expect(aligned(keys, keys)).toEqual(
        keys.map((_, index) => ({ before: index, after: index, relation: 'same' })),
      );
      expect(aligned(keys, longer)).toEqual(expected);
      expect(aligned(longer, keys)).toEqual(
        expected.map(({ before, after }) => ({ before: after, after: before, relation: 'same' })),
      );
    }),
    { numRuns },
  );
});

test('sequences may have more equal items than a function call can have arguments', () => {
  const keys = Array.from({ length: 200_000 }, () => ',');
  expect(aligned(keys, keys)).toHaveLength(keys.length);
});
