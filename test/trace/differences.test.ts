import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedScore, firstProgress } from '../../src/reward/bounded-score.ts';
import { allDifferences, firstDifference } from '../../src/trace/differences.ts';

const RUNS = { numRuns: 1000 };
/** Random JSON with few values and names, so that two documents are often partly equal. */
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, true, false, 0, 1, '', 'a', '0'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('', 'a', 'b/c', '~', '~1', '0', '__proto__', 'constructor'), tie('value'), {
      maxKeys: 3,
    }),
  ),
})).value;

/** Returns the value at a JSON Pointer (RFC 6901); undefined if it does not exist. */
function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (node, part) =>
        typeof node === 'object' && node !== null && Object.hasOwn(node, part)
          ? (node as Readonly<Record<string, unknown>>)[part]
          : undefined,
      value,
    );
}

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

test('a score of -0 equals 0, because a trace stores both as 0', () => {
  expect(
    boundedScore(firstProgress(-1).before, firstProgress(-1).after, false, { wD: 0, wE: 0, wH: 0 }),
  ).toBe(-0);
  expect(allDifferences({ score: 0 }, { score: -0 })).toEqual([]);
});

test('equal values have no difference', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(firstDifference(value, copy(value))).toBeUndefined();
      expect(allDifferences(value, copy(value))).toEqual([]);
    }),
    RUNS,
  );
});

test('unequal values differ exactly at the reported pointers', () => {
  fc.assert(
    fc.property(json, json, (expected, got) => {
      const all = allDifferences(expected, got);
      const isEqual = JSON.stringify(sorted(expected)) === JSON.stringify(sorted(got));
      expect(all.length === 0).toBe(isEqual);
      expect(all[0]).toEqual(firstDifference(expected, got));
      for (const { pointer, ...sides } of all) {
        expect([at(expected, pointer), at(got, pointer)]).toEqual([
          (sides as { readonly expected?: unknown }).expected,
          (sides as { readonly got?: unknown }).got,
        ]);
        expect(firstDifference(at(expected, pointer), at(got, pointer))?.pointer).toBe('');
      }
      expect(new Set(all.map(({ pointer }) => pointer)).size).toBe(all.length);
    }),
    RUNS,
  );
});

test('each changed, missing or added value causes exactly one difference', () => {
  const expected = { a: [{ 'b/c': 1 }, { '~': 'x' }], d: null };
  expect(allDifferences(expected, { a: [{ 'b/c': 2 }, { '~': 'x' }], d: null })).toEqual([
    { pointer: '/a/0/b~1c', expected: 1, got: 2 },
  ]);
  expect(allDifferences(expected, { a: [{ 'b/c': 1 }, {}, 3] })).toEqual([
    { pointer: '/a/1/~0', expected: 'x' },
    { pointer: '/a/2', got: 3 },
    { pointer: '/d', expected: null },
  ]);
});

test('at most 1000 differences are reported', () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => index);
  expect(
    allDifferences(
      numbers,
      numbers.map((one) => one + 1),
    ),
  ).toHaveLength(1000);
});

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return { members: entries.map(([name, member]) => [name, sorted(member)]) };
}
