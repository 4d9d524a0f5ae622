import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortLocated } from '../../src/bundle/order.ts';
import { confirm } from '../../src/gate/confirm.ts';
import type { Matching } from '../../src/gate/delta.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { anyDiagnostic, diagnostic, shuffled } from './any-diagnostic.ts';

const nothing: Matching = { persisting: [], changed: [], moved: [], introduced: [], resolved: [] };
const many = fc.array(anyDiagnostic, { maxLength: 10 });

/** What tells two reports of one diagnostic from reports of two. */
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

describe('confirm', () => {
  test('keeps what both rounds say and shows the rest as unstable, with the round', () => {
    const [both, first, second, fixed] = ['both', 'first', 'second', 'fixed'].map((message) =>
      diagnostic('a.py', [0, 0, 0, 1], message),
    ) as [Diagnostic, Diagnostic, Diagnostic, Diagnostic];
    const confirmed = confirm(
      { ...nothing, introduced: [both, first], resolved: [fixed] },
      { ...nothing, introduced: [second, both] },
    );
    expect(confirmed.matching).toEqual({ ...nothing, introduced: [both] });
    expect(confirmed.unstable).toEqual([
      { side: 'before', seen: 'first', diagnostic: fixed },
      { side: 'after', seen: 'first', diagnostic: first },
      { side: 'after', seen: 'second', diagnostic: second },
    ]);
  });

  test('takes pairs from the first round', () => {
    const one = diagnostic('a.py', [0, 0, 0, 1]);
    const pairs = {
      ...nothing,
      persisting: [{ before: one, after: one }],
      moved: [{ before: one, after: one }],
    };
    expect(confirm(pairs, nothing)).toEqual({ matching: pairs, unstable: [] });
  });

  test('does not mistake one of several equals for another', () => {
    const same = diagnostic('a.py', [0, 0, 0, 1]);
    const { matching, unstable } = confirm(
      { ...nothing, introduced: [same, same, same] },
      { ...nothing, introduced: [same] },
    );
    expect(matching.introduced).toHaveLength(1);
    expect(unstable).toHaveLength(2);
  });

  test('confirms all of two equal rounds, in any order', () => {
    fc.assert(
      fc.property(
        fc
          .tuple(many, many)
          .chain(([introduced, resolved]) =>
            fc.tuple(
              fc.constant({ ...nothing, introduced, resolved }),
              fc.record({ introduced: shuffled(introduced), resolved: shuffled(resolved) }),
            ),
          ),
        ([first, second]) => {
          expect(confirm(first, { ...nothing, ...second })).toEqual({ matching: first, unstable: [] });
        },
      ),
    );
  });

  test('counts both rounds exactly: what is common, and what only one of them has', () => {
    fc.assert(
      fc.property(many, many, many, many, (introduced, resolved, introducedAgain, resolvedAgain) => {
        const { matching, unstable } = confirm(
          { ...nothing, introduced, resolved },
          { ...nothing, introduced: introducedAgain, resolved: resolvedAgain },
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
        const stable = unstable.filter((each) => each.side === 'after' && each.seen === 'first');
        expect(
          sortLocated([...matching.introduced, ...stable.map((each) => each.diagnostic as Diagnostic)]),
        ).toEqual(sortLocated(introduced));
      }),
    );
  });
});
