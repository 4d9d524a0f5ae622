import { describe, expect, test } from 'vitest';
import { matchDiagnostics, type Matching } from '../../src/gate/delta.ts';
import type { Hunk } from '../../src/git/tree-changes.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { around, contextOf, diagnostic, modified, type TwoSides } from './any-diagnostic.ts';

async function match(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  sides: TwoSides = {},
): Promise<Matching> {
  return matchDiagnostics(before, after, contextOf(sides));
}

function hunk(baseStart: number, baseCount: number, headStart: number, headCount: number): Hunk {
  return { baseStart, baseCount, headStart, headCount };
}

const nothing: Matching = { persisting: [], changed: [], moved: [], introduced: [], resolved: [] };

describe('matchDiagnostics', () => {
  test('calls new what base does not have, and resolved what head does not have', async () => {
    const [gone, kept, fresh] = ['gone', 'kept', 'fresh'].map((message, line) =>
      diagnostic('a.py', [line, 0, line, 1], message),
    ) as [Diagnostic, Diagnostic, Diagnostic];
    expect(await match([gone, kept], [kept, fresh])).toEqual({
      ...nothing,
      persisting: [{ before: kept, after: kept }],
      introduced: [fresh],
      resolved: [gone],
    });
  });

  test('counts equals: one more is one new', async () => {
    const same = diagnostic('a.py', [0, 0, 0, 1]);
    const { persisting, introduced, resolved } = await match(
      [same, { ...same }],
      [{ ...same }, { ...same }, { ...same }],
    );
    expect([persisting.length, introduced.length, resolved.length]).toEqual([2, 1, 0]);
  });

  test('follows shifted, indented and renamed lines', async () => {
    const before = diagnostic('a.py', [0, 4, 0, 7]);
    const after = diagnostic('b.py', [2, 8, 2, 11]);
    const sides: TwoSides = {
      changes: [modified('a.py', [hunk(0, 0, 0, 2)], 'b.py')],
      base: { 'a.py': ['x = bad'] },
      head: { 'b.py': ['', 'if x:', '    x = bad'] },
    };
    expect(await match([before], [after], sides)).toEqual({ ...nothing, persisting: [{ before, after }] });
  });

  test('does not take the same text at the old name for a renamed file', async () => {
    const before = diagnostic('a.py', [0, 0, 0, 1]);
    const after = diagnostic('a.py', [0, 0, 0, 1]);
    const sides: TwoSides = {
      changes: [modified('a.py', [], 'b.py')],
      base: { 'a.py': ['one'] },
      head: { 'a.py': ['two'], 'b.py': ['one'] },
    };
    expect(await match([before], [after], sides)).toEqual({
      ...nothing,
      introduced: [after],
      resolved: [before],
    });
  });

  test('finds a diagnostic whose line was edited by its function, in order', async () => {
    const before = [1, 2].map((line) => diagnostic('a.py', [line, 0, line, 3]));
    const after = [4, 6].map((line) => diagnostic('a.py', [line, 2, line, 9]));
    const symbols = [
      { qualifiedName: 'C', firstLine: 0, lastLine: 9 },
      { qualifiedName: 'C.f', firstLine: 1, lastLine: 9 },
    ];
    const sides: TwoSides = {
      changes: [modified('a.py', [hunk(0, 9, 0, 9)])],
      baseSymbols: { 'a.py': symbols },
      headSymbols: { 'a.py': symbols },
    };
    const pairs = before.map((old, index) => ({ before: old, after: after[index] }));
    expect(await match(before, after, sides)).toEqual({ ...nothing, persisting: pairs });
    const elsewhere = {
      ...sides,
      headSymbols: {
        'a.py': symbols.map((each) => ({ ...each, qualifiedName: each.qualifiedName.replace('f', 'g') })),
      },
    };
    const moved = await match(before, after, { ...elsewhere, base: { 'a.py': ['', 'x', 'x'] } });
    expect([moved.introduced.length, moved.resolved.length]).toEqual([2, 2]);
  });

  test('calls another message of the same rule at the same place changed', async () => {
    const before = diagnostic('a.py', [3, 4, 3, 9], 'int is not str');
    const after = diagnostic('a.py', [3, 4, 3, 20], 'float is not str');
    expect(await match([before], [after])).toEqual({ ...nothing, changed: [{ before, after }] });
    for (const other of [
      { ...after, rule: 'reportOther' },
      { ...after, severity: 'warning' as const },
      { ...after, range: [3, 5, 3, 20] as const },
      { ...after, uri: 'b.py' },
    ]) {
      expect(await match([before], [other])).toEqual({ ...nothing, introduced: [other], resolved: [before] });
    }
  });

  test('prefers the same message at the same place over anything else', async () => {
    const place = [3, 4, 3, 9] as const;
    const [one, two] = [diagnostic('a.py', place, 'one'), diagnostic('a.py', place, 'two')];
    const { persisting, changed } = await match([one, two], [two, one]);
    expect(persisting.map(({ before, after }) => before.message === after.message)).toEqual([true, true]);
    expect(changed).toEqual([]);
  });

  test('calls a line that went to another place or file moved, the nearer file first', async () => {
    const before = diagnostic('a.py', [1, 2, 1, 5]);
    const [near, far] = [diagnostic('a.py', [9, 4, 9, 7]), diagnostic('c.py', [0, 0, 0, 3])];
    const sides: TwoSides = {
      changes: [modified('a.py', [hunk(1, 1, 1, 0)])],
      base: { 'a.py': ['', '  bad()'] },
      head: { 'a.py': [...Array.from({ length: 9 }, () => ''), '    bad()'], 'c.py': ['bad()'] },
      baseSymbols: around('a.py', 'f'),
      headSymbols: around('a.py', 'g'),
    };
    expect(await match([before], [far, near], sides)).toEqual({
      ...nothing,
      moved: [{ before, after: near }],
      introduced: [far],
    });
    expect(await match([before], [far], sides)).toEqual({ ...nothing, moved: [{ before, after: far }] });
  });

  test('resolves what stood in a deleted file, unless its text went elsewhere', async () => {
    const deleted = { kind: 'deleted' as const, basePath: 'a.py', headPath: null, hunks: [] };
    const [one, two] = [diagnostic('a.py', [0, 0, 0, 1], 'one'), diagnostic('a.py', [1, 0, 1, 1], 'two')];
    const after = diagnostic('b.py', [5, 0, 5, 1], 'one');
    const sides: TwoSides = {
      changes: [deleted],
      base: { 'a.py': ['x', 'y'] },
      head: { 'b.py': ['', '', '', '', '', 'x'] },
    };
    expect(await match([one, two], [after], sides)).toEqual({
      ...nothing,
      moved: [{ before: one, after }],
      resolved: [two],
    });
  });
});
