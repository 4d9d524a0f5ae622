import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortLocated } from '../../src/bundle/order.ts';
import { matchDiagnostics, type Matching } from '../../src/matching/match-diagnostics.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { anyDiagnostic, contextOf, modified, shuffled, type TwoSides } from './any-diagnostic.ts';
import { anyRearrangement, anyRewrite } from './any-rewrite.ts';
import { anyShift } from './any-shift.ts';

const diagnostics = fc.array(anyDiagnostic, { maxLength: 14 });

/** Base and head with an edited, a renamed and a deleted file. Head has a new file at the renamed file's old path. */
const sides: TwoSides = {
  changes: [
    modified('a.py', [{ baseStart: 2, baseCount: 2, headStart: 2, headCount: 3 }]),
    modified('b.py', [], 'new.py'),
    { kind: 'deleted', basePath: 'gone.py', headPath: null, hunks: [] },
  ],
  base: { 'a.py': ['x', 'y', 'x', 'y'], 'b.py': ['x', 'y'], 'gone.py': ['y', 'x'] },
  head: { 'a.py': ['x', ' y', 'z', 'x', 'y'], 'b.py': ['x'], 'new.py': ['x', 'y'] },
};

function beforeOf(matching: Matching): readonly Diagnostic[] {
  const pairs = [...matching.persisting, ...matching.changed, ...matching.moved];
  return [...pairs.map((pair) => pair.before), ...matching.resolved];
}

function afterOf(matching: Matching): readonly Diagnostic[] {
  const pairs = [...matching.persisting, ...matching.changed, ...matching.moved];
  return [...pairs.map((pair) => pair.after), ...matching.introduced];
}

describe('matchDiagnostics', () => {
  test('puts every diagnostic of base and head into exactly one list', () => {
    fc.assert(
      fc.property(diagnostics, diagnostics, (before, after) => {
        const matching = matchDiagnostics(before, after, contextOf(sides));
        expect(sortLocated(beforeOf(matching))).toEqual(sortLocated(before));
        expect(sortLocated(afterOf(matching))).toEqual(sortLocated(after));
        const pairs = [...matching.persisting, ...matching.moved];
        for (const pair of pairs) expect(pair.after.message).toBe(pair.before.message);
        for (const pair of matching.changed) expect(pair.after.message).not.toBe(pair.before.message);
      }),
      { numRuns: 150 },
    );
  });

  test('returns equal results for equal diagnostics in any order', () => {
    const orders = fc.tuple(diagnostics, diagnostics).chain(([before, after]) =>
      fc.record({
        given: fc.constant({ before, after }),
        other: fc.record({ before: shuffled(before), after: shuffled(after) }),
      }),
    );
    fc.assert(
      fc.property(orders, ({ given, other }) => {
        const one = matchDiagnostics(given.before, given.after, contextOf(sides));
        const two = matchDiagnostics(other.before, other.after, contextOf(sides));
        expect(two).toEqual(one);
      }),
      { numRuns: 150 },
    );
  });

  test('lists every diagnostic as persisting if base and head are equal', () => {
    fc.assert(
      fc.property(
        diagnostics.chain((list) => fc.tuple(fc.constant(list), shuffled(list))),
        ([before, after]) => {
          const matching = matchDiagnostics(before, after, contextOf({}));
          expect(matching.persisting).toHaveLength(before.length);
          for (const pair of matching.persisting) expect(pair.after.range).toEqual(pair.before.range);
          expect([matching.changed, matching.moved, matching.introduced, matching.resolved]).toEqual([
            [],
            [],
            [],
            [],
          ]);
        },
      ),
    );
  });

  test('lists every error as persisting if other lines change, or the file is indented or renamed', () => {
    fc.assert(
      fc.property(anyShift, (shift) => {
        const { before, after, context } = shift;
        const matching = matchDiagnostics(before, after, contextOf(context));
        expect(matching.persisting.map((pair) => pair.after)).toEqual(sortLocated(after));
        expect([matching.changed, matching.moved, matching.introduced, matching.resolved]).toEqual([
          [],
          [],
          [],
          [],
        ]);
      }),
      { numRuns: 250 },
    );
  });

  test('lists additional errors of a statement as introduced, even if equal errors elsewhere are fixed', () => {
    fc.assert(
      fc.property(anyRewrite, ({ before, after, context, statementAt, onKeptLines }) => {
        const matching = matchDiagnostics(before, after, contextOf(context));
        expect(matching.introduced).toEqual(expect.arrayContaining([...onKeptLines.came]));
        expect(matching.resolved).toEqual(expect.arrayContaining([...onKeptLines.went]));
        for (const pair of [...matching.persisting, ...matching.moved]) {
          expect(statementAt('head', pair.after.range[0])).toBe(statementAt('base', pair.before.range[0]));
        }
        expect(matching.changed).toEqual([]);
        const count = (list: readonly Diagnostic[], side: 'base' | 'head', statement: number): number =>
          list.filter(({ range }) => statementAt(side, range[0]) === statement).length;
        for (const statement of [0, 1, 2, 3]) {
          const more = count(after, 'head', statement) - count(before, 'base', statement);
          expect(count(matching.introduced, 'head', statement)).toBeGreaterThanOrEqual(more);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('lists nothing as introduced or resolved if statements move, even with different spacing and line breaks', () => {
    fc.assert(
      fc.property(anyRearrangement, ({ before, after, context }) => {
        const matching = matchDiagnostics(before, after, contextOf(context));
        expect([matching.introduced, matching.resolved]).toEqual([[], []]);
      }),
      { numRuns: 300 },
    );
  });
});
