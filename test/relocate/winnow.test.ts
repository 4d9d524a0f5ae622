import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { GRAM, jaccard, WINDOW, winnow } from '../../src/relocate/winnow.ts';

const solid = (length: number) =>
  fc.string({
    unit: fc.constantFrom('a', 'b', 'c', '(', '.', 'é', '😀'),
    minLength: length,
    maxLength: length + 10,
  });

const hashes = (text: string): ReadonlySet<number> => new Set(winnow(text).map(({ hash }) => hash));

test('texts with the same GRAM + WINDOW - 1 consecutive characters share the hash of a fingerprint, whatever white space is between these characters', () => {
  fc.assert(
    fc.property(solid(GRAM + WINDOW - 1), solid(0), solid(0), (shared, before, after) => {
      const spaced = Array.from(shared).join(' \n');
      const other = hashes(spaced + after);
      expect([...hashes(before + shared)].some((hash) => other.has(hash))).toBe(true);
    }),
  );
});

test('every WINDOW consecutive k-grams include a fingerprint, and the fingerprints are sorted by offset without duplicates', () => {
  fc.assert(
    fc.property(solid(20), (text) => {
      const offsets = winnow(text).map(({ offset }) => offset);
      expect(offsets).toEqual([...new Set(offsets)].toSorted((a, b) => a - b));
      const ends = [-1, ...offsets, text.length - GRAM + 1];
      for (const [index, end] of ends.slice(1).entries())
        expect(end - (ends[index] ?? 0)).toBeLessThanOrEqual(WINDOW);
      expect(offsets.length).toBeLessThan(text.length);
    }),
  );
});

test('a short text has a fingerprint, a blank text has none, and white space is ignored', () => {
  expect(winnow('a')).toHaveLength(1);
  expect(winnow(' \n\t')).toEqual([]);
  expect(winnow('ab c')).toEqual(winnow('abc'));
});

test('the Jaccard index of two texts is the share of their distinct characters that both contain, 1 for equal texts (also empty ones), and symmetric', () => {
  expect(jaccard('abc', 'bcd')).toBe(0.5);
  expect(jaccard('', '')).toBe(1);
  expect(jaccard('a', '')).toBe(0);
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => jaccard(a, b) === jaccard(b, a) && jaccard(a, a) === 1),
  );
});
