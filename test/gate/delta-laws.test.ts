import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortLocated } from '../../src/bundle/order.ts';
import { matchDiagnostics, type Matching } from '../../src/gate/delta.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { anyDiagnostic, contextOf, modified, shuffled, type TwoSides } from './any-diagnostic.ts';
import { anyShift } from './any-shift.ts';

const many = fc.array(anyDiagnostic, { maxLength: 14 });

/** A tree in which one file is edited, one renamed, one deleted and one new. */
const sides: TwoSides = {
  changes: [
    modified('a.py', [{ baseStart: 2, baseCount: 2, headStart: 2, headCount: 3 }]),
    modified('b.py', [], 'new.py'),
    { kind: 'deleted', basePath: 'gone.py', headPath: null, hunks: [] },
  ],
  base: { 'a.py': ['x', 'y', 'x', 'y'], 'b.py': ['x', 'y'], 'gone.py': ['y', 'x'] },
  head: { 'a.py': ['x', ' y', 'z', 'x', 'y'], 'b.py': ['x'], 'new.py': ['x', 'y'] },
  baseSymbols: { 'a.py': [{ qualifiedName: 'f', firstLine: 0, lastLine: 3 }] },
  headSymbols: { 'a.py': [{ qualifiedName: 'f', firstLine: 1, lastLine: 4 }] },
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
  test('puts every diagnostic of both sides into exactly one list', async () => {
    await fc.assert(
      fc.asyncProperty(many, many, async (before, after) => {
        const matching = await matchDiagnostics(before, after, contextOf(sides));
        expect(sortLocated(beforeOf(matching))).toEqual(sortLocated(before));
        expect(sortLocated(afterOf(matching))).toEqual(sortLocated(after));
        const pairs = [...matching.persisting, ...matching.moved];
        for (const pair of pairs) expect(pair.after.message).toBe(pair.before.message);
        for (const pair of matching.changed) expect(pair.after.message).not.toBe(pair.before.message);
      }),
      { numRuns: 300 },
    );
  });

  test('gives equal results for equal multisets in any order', async () => {
    const orders = fc.tuple(many, many).chain(([before, after]) =>
      fc.record({
        given: fc.constant({ before, after }),
        other: fc.record({ before: shuffled(before), after: shuffled(after) }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(orders, async ({ given, other }) => {
        const one = await matchDiagnostics(given.before, given.after, contextOf(sides));
        const two = await matchDiagnostics(other.before, other.after, contextOf(sides));
        expect(two).toEqual(one);
      }),
      { numRuns: 300 },
    );
  });

  test('finds nothing between a side and itself', async () => {
    await fc.assert(
      fc.asyncProperty(
        many.chain((list) => fc.tuple(fc.constant(list), shuffled(list))),
        async ([before, after]) => {
          const matching = await matchDiagnostics(before, after, contextOf({}));
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

  test('introduces nothing where lines come, go and are indented elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(anyShift, async (shift) => {
        const { before, after, context } = shift;
        const matching = await matchDiagnostics(before, after, contextOf(context));
        expect(matching.persisting.map((pair) => pair.after)).toEqual(sortLocated(after));
        expect([matching.changed, matching.moved, matching.introduced, matching.resolved]).toEqual([
          [],
          [],
          [],
          [],
        ]);
      }),
      { numRuns: 500 },
    );
  });
});
