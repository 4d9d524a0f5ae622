import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineMap, positionMap, type PositionMap } from '../../src/matching/position-map.ts';
import type { Hunk, TreeChange } from '../../src/git/tree-changes.ts';
import type { FlatRange } from '../../src/model/range.ts';
import { hunk } from '../git/changes-between.ts';
import { modified } from './any-diagnostic.ts';

function mapOf(
  changes: readonly TreeChange[],
  base: Readonly<Record<string, readonly string[]>> = {},
  head: Readonly<Record<string, readonly string[]>> = {},
): PositionMap {
  return positionMap(
    changes,
    (uri) => base[uri] ?? [],
    (uri) => head[uri] ?? [],
  );
}

describe('lineMap', () => {
  const hunks = [hunk(2, 1, 2, 3), hunk(5, 2, 7, 0), hunk(9, 0, 9, 4)];

  test.each([
    [0, 0],
    [1, 1],
    [2, undefined],
    [3, 5],
    [4, 6],
    [5, undefined],
    [6, undefined],
    [7, 7],
    [8, 8],
    [9, 13],
    [100, 104],
  ])('maps line %i to %s', (line, expected) => {
    expect(lineMap(hunks)(line)).toBe(expected);
  });

  test('maps every line to itself if the list of hunks is empty', () => {
    expect(lineMap([])(7)).toBe(7);
  });

  test('maps unchanged lines in order, and maps removed lines to undefined', () => {
    const gaps = fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 3 }), fc.nat({ max: 3 })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(gaps, (parts) => {
        const built: Hunk[] = [];
        const expected: (number | undefined)[] = [];
        let head = 0;
        for (const [unchanged, removed, inserted] of parts) {
          for (let line = 0; line < unchanged; line += 1) expected.push(head++);
          built.push(hunk(expected.length, removed, head, inserted));
          for (let line = 0; line < removed; line += 1) expected.push(undefined);
          head += inserted;
        }
        expected.push(head);
        expect(expected.map((_, line) => lineMap(built)(line))).toEqual(expected);
      }),
    );
  });
});

describe('positionMap', () => {
  test('returns the same positions in unchanged files', () => {
    const map = mapOf([modified('other.py', [hunk(0, 0, 0, 5)])]);
    expect(map.headUri('a.py')).toBe('a.py');
    expect(map.headRange('a.py', [3, 1, 4, 2])).toEqual([3, 1, 4, 2]);
    expect(map.headUri('typeshed:stdlib/os.pyi')).toBe('typeshed:stdlib/os.pyi');
  });

  test('follows a renamed file, not a new file at its old path', () => {
    const added: TreeChange = { kind: 'added', basePath: null, headPath: 'a.py', hunks: [hunk(0, 0, 0, 9)] };
    const map = mapOf(
      [modified('a.py', [hunk(0, 0, 0, 1)], 'b.py'), added],
      { 'a.py': ['x'] },
      { 'b.py': ['', 'x'] },
    );
    expect(map.headUri('a.py')).toBe('b.py');
    expect(map.headRange('a.py', [0, 0, 0, 1])).toEqual([1, 0, 1, 1]);
  });

  test('returns undefined for a deleted file and its ranges', () => {
    const map = mapOf([{ kind: 'deleted', basePath: 'a.py', headPath: null, hunks: [] }]);
    expect(map.headUri('a.py')).toBeUndefined();
    expect(map.headRange('a.py', [0, 0, 0, 1])).toBeUndefined();
  });

  test('returns undefined for a range that starts or ends in changed code', () => {
    const map = mapOf([modified('a.py', [hunk(2, 2, 2, 1)])]);
    for (const range of [
      [2, 0, 5, 0],
      [1, 0, 2, 1],
      [3, 0, 3, 1],
    ] as const satisfies FlatRange[]) {
      expect(map.headRange('a.py', range), String(range)).toBeUndefined();
    }
    expect(map.headRange('a.py', [1, 0, 4, 0])).toEqual([1, 0, 3, 0]);
  });

  test('if a range of several lines ends at column 0 below a kept line, the range in head also ends at column 0 below that line', () => {
    const map = mapOf([modified('a.py', [hunk(1, 1, 1, 0), hunk(4, 0, 3, 2)])]);
    expect(map.headRange('a.py', [0, 4, 1, 0])).toEqual([0, 4, 1, 0]);
    expect(map.headRange('a.py', [3, 4, 4, 0])).toEqual([2, 4, 3, 0]);
    expect(map.headRange('a.py', [0, 4, 4, 0])).toEqual([0, 4, 3, 0]);
  });

  test('shifts columns if the indentation or spacing of a line changes', () => {
    const base = ['def f():', '  return g( 1 )'];
    const head = ['class C:', '    def f():', '        return g(1)'];
    const map = mapOf([modified('a.py', [hunk(0, 0, 0, 1)])], { 'a.py': base }, { 'a.py': head });
    expect(map.headRange('a.py', [1, 9, 1, 15])).toEqual([2, 15, 2, 19]);
    expect(map.headRange('a.py', [0, 0, 1, 15])).toEqual([1, 4, 2, 19]);
  });
});
