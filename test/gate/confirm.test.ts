import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortLocated } from '../../src/bundle/order.ts';
import { confirm, orderDifferences } from '../../src/gate/confirm.ts';
import type { Matching } from '../../src/matching/match-diagnostics.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { anyDiagnostic, diagnostic, shuffled } from '../matching/any-diagnostic.ts';

const nothing: Matching = { persisting: [], changed: [], moved: [], introduced: [], resolved: [] };
const diagnostics = fc.array(anyDiagnostic, { maxLength: 10 });

function identity({ uri, range, severity, rule, message }: Diagnostic): string {
  return JSON.stringify([uri, range, severity, rule, message]);
}

function without(left: readonly Diagnostic[], right: readonly Diagnostic[]): readonly string[] {
  const rest = right.map(identity);
  return left.map(identity).filter((key) => {
    const index = rest.indexOf(key);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

const NONE: ReadonlySet<Diagnostic> = new Set();

describe('orderDifferences', () => {
  const [both, other] = ['both', 'other'].map((message) => diagnostic('a.py', [0, 0, 0, 1], message)) as [
    Diagnostic,
    Diagnostic,
  ];

  test('requests no further check if a check in a different file order reports the same diagnostics', () => {
    const matching = { ...nothing, introduced: [both], resolved: [other] };
    expect(orderDifferences(matching, matching)).toEqual({ orderDependent: NONE, needsRepeat: false });
  });

  test('returns a diagnostic whose message depends on the file order, and requests no further check', () => {
    const differences = orderDifferences(
      { ...nothing, introduced: [both] },
      { ...nothing, introduced: [other] },
    );
    expect(differences).toEqual({ orderDependent: new Set([both]), needsRepeat: false });
  });

  test('requests a further check if a check in a different file order reports no diagnostic at the same place', () => {
    expect(orderDifferences({ ...nothing, introduced: [both] }, nothing)).toEqual({
      orderDependent: new Set([both]),
      needsRepeat: true,
    });
    expect(orderDifferences({ ...nothing, resolved: [both] }, nothing).needsRepeat).toBe(true);
  });

  test('ignores a diagnostic that only the check in a different file order reports', () => {
    expect(orderDifferences(nothing, { ...nothing, introduced: [both] })).toEqual({
      orderDependent: NONE,
      needsRepeat: false,
    });
  });
});

describe('confirm', () => {
  test('keeps diagnostics that both checks report, and lists diagnostics of only one check as unstable', () => {
    const [both, first, second, fixed] = ['both', 'first', 'second', 'fixed'].map((message) =>
      diagnostic('a.py', [0, 0, 0, 1], message),
    ) as [Diagnostic, Diagnostic, Diagnostic, Diagnostic];
    const confirmed = confirm(
      { ...nothing, introduced: [both, first], resolved: [fixed] },
      { ...nothing, introduced: [second, both] },
      new Set([both, first]),
    );
    expect(confirmed.matching).toEqual({ ...nothing, introduced: [both] });
    expect(confirmed.orderDependent).toEqual(new Set([both]));
    expect(confirmed.unstable).toEqual([
      { side: 'before', seen: 'first', diagnostic: fixed },
      { side: 'after', seen: 'first', diagnostic: first },
      { side: 'after', seen: 'second', diagnostic: second },
    ]);
  });

  test('returns persisting and moved diagnostics of the first check', () => {
    const one = diagnostic('a.py', [0, 0, 0, 1]);
    const pairs = {
      ...nothing,
      persisting: [{ before: one, after: one }],
      moved: [{ before: one, after: one }],
    };
    expect(confirm(pairs, nothing, NONE)).toEqual({ matching: pairs, orderDependent: NONE, unstable: [] });
  });

  test('if the second check reports one of three equal diagnostics, confirms one and lists two as unstable', () => {
    const same = diagnostic('a.py', [0, 0, 0, 1]);
    const { matching, unstable } = confirm(
      { ...nothing, introduced: [same, same, same] },
      { ...nothing, introduced: [same] },
      NONE,
    );
    expect(matching.introduced).toHaveLength(1);
    expect(unstable).toHaveLength(2);
  });

  test('confirms every diagnostic if both checks report the same diagnostics in any order', () => {
    fc.assert(
      fc.property(
        fc
          .tuple(diagnostics, diagnostics)
          .chain(([introduced, resolved]) =>
            fc.tuple(
              fc.constant({ ...nothing, introduced, resolved }),
              fc.record({ introduced: shuffled(introduced), resolved: shuffled(resolved) }),
            ),
          ),
        ([first, second]) => {
          expect(confirm(first, { ...nothing, ...second }, NONE)).toEqual({
            matching: first,
            orderDependent: NONE,
            unstable: [],
          });
        },
      ),
    );
  });

  test('returns each diagnostic either as confirmed or as unstable', () => {
    fc.assert(
      fc.property(
        diagnostics,
        diagnostics,
        diagnostics,
        diagnostics,
        (introduced, resolved, introducedAgain, resolvedAgain) => {
          const { matching, unstable } = confirm(
            { ...nothing, introduced, resolved },
            { ...nothing, introduced: introducedAgain, resolved: resolvedAgain },
            NONE,
          );
          const only = (side: string, seen: string): readonly string[] =>
            unstable
              .filter((each) => each.side === side && each.seen === seen)
              .map((each) => identity(each.diagnostic as Diagnostic))
              .toSorted();
          expect(only('after', 'first')).toEqual(without(introduced, introducedAgain).toSorted());
          expect(only('after', 'second')).toEqual(without(introducedAgain, introduced).toSorted());
          expect(only('before', 'first')).toEqual(without(resolved, resolvedAgain).toSorted());
          expect(only('before', 'second')).toEqual(without(resolvedAgain, resolved).toSorted());
          const firstOf = (side: string): readonly Diagnostic[] =>
            unstable
              .filter((each) => each.side === side && each.seen === 'first')
              .map((each) => each.diagnostic as Diagnostic);
          expect(sortLocated([...matching.introduced, ...firstOf('after')])).toEqual(sortLocated(introduced));
          expect(sortLocated([...matching.resolved, ...firstOf('before')])).toEqual(sortLocated(resolved));
        },
      ),
    );
  });
});
