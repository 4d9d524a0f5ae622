import { describe, expect, test } from 'vitest';
import { matchDiagnostics, type Matching } from '../../src/matching/match-diagnostics.ts';
import type { TreeChange } from '../../src/git/tree-changes.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { hunk } from '../git/changes-between.ts';
import { contextOf, diagnostic, modified, type TwoSides } from './any-diagnostic.ts';

function match(before: readonly Diagnostic[], after: readonly Diagnostic[], sides: TwoSides = {}): Matching {
  return matchDiagnostics(before, after, contextOf(sides));
}

function added(headPath: string): TreeChange {
  return { kind: 'added', basePath: null, headPath, hunks: [] };
}

const nothing: Matching = { persisting: [], changed: [], moved: [], introduced: [], resolved: [] };

describe('matchDiagnostics', () => {
  test('lists diagnostics of only head as introduced, and diagnostics of only base as resolved', () => {
    const [removed, kept, fresh] = ['gone', 'kept', 'fresh'].map((message, line) =>
      diagnostic('a.py', [line, 0, line, 1], message),
    ) as [Diagnostic, Diagnostic, Diagnostic];
    expect(match([removed, kept], [kept, fresh])).toEqual({
      ...nothing,
      persisting: [{ before: kept, after: kept }],
      introduced: [fresh],
      resolved: [removed],
    });
  });

  test('pairs equal diagnostics, and lists an additional equal diagnostic in head as introduced', () => {
    const same = diagnostic('a.py', [0, 0, 0, 1]);
    const { persisting, introduced, resolved } = match(
      [same, { ...same }],
      [{ ...same }, { ...same }, { ...same }],
    );
    expect([persisting.length, introduced.length, resolved.length]).toEqual([2, 1, 0]);
  });

  test('lists a diagnostic as persisting if its line is shifted and indented in a renamed file', () => {
    const before = diagnostic('a.py', [0, 4, 0, 7]);
    const after = diagnostic('b.py', [2, 8, 2, 11]);
    const sides: TwoSides = {
      changes: [modified('a.py', [hunk(0, 0, 0, 2)], 'b.py')],
      base: { 'a.py': ['x = bad'] },
      head: { 'b.py': ['', 'if x:', '    x = bad'] },
    };
    expect(match([before], [after], sides)).toEqual({ ...nothing, persisting: [{ before, after }] });
  });

  test('does not match the diagnostics of a renamed file with those of a new file at its old path', () => {
    const before = diagnostic('a.py', [0, 0, 0, 1]);
    const after = diagnostic('a.py', [0, 0, 0, 1]);
    const sides: TwoSides = {
      changes: [modified('a.py', [], 'b.py')],
      base: { 'a.py': ['one'] },
      head: { 'a.py': ['two'], 'b.py': ['one'] },
    };
    expect(match([before], [after], sides)).toEqual({
      ...nothing,
      introduced: [after],
      resolved: [before],
    });
  });

  test('does not match equal errors on different lines of a function', () => {
    const fixed = diagnostic('a.py', [1, 4, 1, 5]);
    const fresh = diagnostic('a.py', [2, 4, 2, 5]);
    const base = { 'a.py': ['def f():', '    m.group()', '    n = 1'] };
    const heads: readonly (readonly string[])[] = [
      ['def f():', '    m and m.group()', '    print(n.group())'],
      // Head keeps the old line, so the equal new line is a copy, not the moved old line.
      ['def f():', '    m.group()', '    m.group()', '    n = 1'],
      ['def f():', '    m = n', '    n.group()', '    n = 1'],
    ];
    const hunks = [[hunk(1, 2, 1, 2)], [hunk(2, 0, 2, 1)], [hunk(1, 1, 1, 2)]];
    for (const [index, lines] of heads.entries()) {
      const changes = [modified('a.py', hunks[index] ?? [])];
      expect(match([fixed], [fresh], { changes, base, head: { 'a.py': lines } })).toEqual({
        ...nothing,
        introduced: [fresh],
        resolved: [fixed],
      });
    }
  });

  test.each([
    ['wrapped', ['x = f(bad, 1)'], ['x = f(', '    bad,', '    1,', ')'], [1, 4]],
    ['unwrapped', ['x = f(', '    bad,', ')'], ['x = f(bad)'], [0, 6], [1, 4]],
    ['put into parentheses', ['return bad + 1'], ['return (', '    bad', '    + 1', ')'], [1, 4], [0, 7]],
    ['continued with a backslash', ['x = bad + 1'], ['x = \\', '    bad + 1'], [1, 4]],
    ['commented differently', ['x = bad  # old'], ['x = bad  # new'], [0, 4]],
    ['quoted differently', ["x = bad['a']"], ['x = bad["a"]'], [0, 4]],
    [
      'wrapped inside its condition',
      ['if bad and b:'],
      ['if (', '    bad', '    and b', '):'],
      [1, 4],
      [0, 3],
    ],
  ])('matches the error of a statement that is %s', (_, base, head, [line, column], at = [0, 4]) => {
    const old = diagnostic('a.py', [at[0] ?? 0, at[1] ?? 0, at[0] ?? 0, 9]);
    const fresh = diagnostic('a.py', [line ?? 0, column ?? 0, line ?? 0, 9]);
    const changes = [modified('a.py', [hunk(0, base.length, 0, head.length)])];
    const sides: TwoSides = { changes, base: { 'a.py': base }, head: { 'a.py': head } };
    expect(match([old], [fresh], sides)).toEqual({
      ...nothing,
      persisting: [{ before: old, after: fresh }],
    });
  });

  test.each([
    ['a tuple', ['x = (bad)'], ['x = (bad,)']],
    ['a different call', ['x = f(bad)'], ['x = g(bad)']],
    ['an expression with a different grouping', ['x = bad * (y + z)'], ['x = (bad * y) + z']],
    ['a statement with a different string', ["x = bad['a b']"], ["x = bad['a c']"]],
  ])('lists the error as introduced if its statement becomes %s', (_, base, head) => {
    const old = diagnostic('a.py', [0, 4, 0, 9]);
    const changes = [modified('a.py', [hunk(0, 1, 0, 1)])];
    const sides: TwoSides = { changes, base: { 'a.py': base }, head: { 'a.py': head } };
    expect(match([old], [{ ...old }], sides)).toMatchObject({ introduced: [old], resolved: [old] });
  });

  const STATEMENT = ['a = 1', 'print(a, bad.x, 1)'];

  test.each([
    [
      'lists the error as persisting if its statement gets one more argument',
      ['a = 2', 'print(a, bad.x, 1, 2)'],
      [1, 13],
      true,
    ],
    [
      'lists the error as persisting if its statement changes only around the error',
      ['a = 2', 'log(b, bad.x, 1)'],
      [1, 11],
      true,
    ],
    [
      'lists the error as introduced if a statement without the error is more similar to the old statement',
      ['print(a, x, 1)', 'log(b, bad.x, 1)'],
      [1, 11],
      false,
    ],
    [
      'lists the error as introduced if the edit changes the expression that causes it',
      ['a = 2', 'print(a, good.x, 1)'],
      [1, 14],
      false,
    ],
    [
      'lists the error as introduced if its statement is too different from the old statement',
      ['a = 2', 'y = [bad.x for _ in z]'],
      [1, 9],
      false,
    ],
    [
      'lists the error of a new line as introduced if the same error in the line above is fixed',
      ['print(a, bad.x if a else 0, 1)', 'print(bad.x)'],
      [1, 10],
      false,
    ],
  ])('%s', (_, head, [line, column], isSame) => {
    const old = diagnostic('a.py', [1, 13, 1, 14]);
    const fresh = diagnostic('a.py', [line ?? 0, column ?? 0, line ?? 0, (column ?? 0) + 1]);
    const changes = [modified('a.py', [hunk(0, 2, 0, 2)])];
    const sides: TwoSides = { changes, base: { 'a.py': STATEMENT }, head: { 'a.py': head } };
    expect(match([old], [fresh], sides)).toEqual(
      isSame
        ? { ...nothing, persisting: [{ before: old, after: fresh }] }
        : { ...nothing, introduced: [fresh], resolved: [old] },
    );
  });

  test('does not treat a line without words as moved text', () => {
    const old = diagnostic('a.py', [1, 0, 1, 1]);
    const changes = [modified('a.py', [hunk(0, 2, 0, 2)])];
    const sides: TwoSides = {
      changes,
      base: { 'a.py': ['x = f(', ')'] },
      head: { 'a.py': ['y = g(', ')'] },
    };
    expect(match([old], [{ ...old }], sides)).toMatchObject({ introduced: [old], resolved: [old] });
  });

  test('lists a diagnostic of a whole file as persisting if the first line changes', () => {
    const whole = diagnostic('a.py', [0, 0, 0, 0]);
    const changes = [modified('a.py', [hunk(0, 1, 0, 1)], 'b.py')];
    const after = { ...whole, uri: 'b.py' };
    expect(match([whole], [after], { changes, base: { 'a.py': ['x'] }, head: { 'b.py': ['y'] } })).toEqual({
      ...nothing,
      persisting: [{ before: whole, after }],
    });
  });

  test('matches the same message at a different column of an unchanged line', () => {
    const [old, fresh] = [diagnostic('a.py', [0, 4, 0, 5]), diagnostic('a.py', [1, 6, 3, 0])];
    const changes = [modified('a.py', [hunk(0, 0, 0, 1)])];
    const sides: TwoSides = { changes, base: { 'a.py': ['x = f()'] }, head: { 'a.py': ['', 'x = f()'] } };
    expect(match([old], [fresh], sides)).toEqual({
      ...nothing,
      persisting: [{ before: old, after: fresh }],
    });
  });

  test('classifies a diagnostic as changed if only its message and the end of its range differ', () => {
    const before = diagnostic('a.py', [3, 4, 3, 9], 'int is not str');
    const after = diagnostic('a.py', [3, 4, 3, 20], 'float is not str');
    expect(match([before], [after])).toEqual({ ...nothing, changed: [{ before, after }] });
    for (const other of [
      { ...after, rule: 'reportOther' },
      { ...after, severity: 'warning' as const },
      { ...after, range: [3, 5, 3, 20] as const },
      { ...after, uri: 'b.py' },
    ]) {
      expect(match([before], [other])).toEqual({ ...nothing, introduced: [other], resolved: [before] });
    }
  });

  test('at the same position, prefers the same message to a different message', () => {
    const place = [3, 4, 3, 9] as const;
    const [one, two] = [diagnostic('a.py', place, 'one'), diagnostic('a.py', place, 'two')];
    const { persisting, changed } = match([one, two], [two, one]);
    expect(persisting.map(({ before, after }) => before.message === after.message)).toEqual([true, true]);
    expect(changed).toEqual([]);
  });

  test('searches for a deleted line in its hunk, then in its file, then in all files', () => {
    const before = diagnostic('a.py', [1, 2, 1, 5]);
    const [near, far] = [diagnostic('a.py', [9, 4, 9, 7]), diagnostic('c.py', [0, 0, 0, 3])];
    const sides = {
      changes: [modified('a.py', [hunk(1, 1, 1, 9)]), added('c.py')],
      base: { 'a.py': ['', '  bad()'] },
      head: { 'a.py': [...Array.from({ length: 9 }, () => ''), '    bad()'], 'c.py': ['bad()'] },
    };
    expect(match([before], [far, near], sides)).toEqual({
      ...nothing,
      persisting: [{ before, after: near }],
      introduced: [far],
    });
    expect(match([before], [far], sides)).toEqual({ ...nothing, moved: [{ before, after: far }] });
    const changes = [modified('a.py', [hunk(1, 1, 1, 0), hunk(2, 0, 1, 9)]), ...sides.changes.slice(1)];
    expect(match([before], [far, near], { ...sides, changes })).toEqual({
      ...nothing,
      moved: [{ before, after: near }],
      introduced: [far],
    });
  });

  test('lists the diagnostics of a deleted file as resolved, except those in moved text', () => {
    const deleted = { kind: 'deleted' as const, basePath: 'a.py', headPath: null, hunks: [] };
    const [one, two] = [diagnostic('a.py', [0, 0, 0, 1], 'one'), diagnostic('a.py', [1, 0, 1, 1], 'two')];
    const after = diagnostic('b.py', [5, 0, 5, 1], 'one');
    const sides: TwoSides = {
      changes: [deleted, added('b.py')],
      base: { 'a.py': ['x', 'y'] },
      head: { 'b.py': ['', '', '', '', '', 'x'] },
    };
    expect(match([one, two], [after], sides)).toEqual({
      ...nothing,
      moved: [{ before: one, after }],
      resolved: [two],
    });
  });
});
