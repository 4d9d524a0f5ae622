import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsAcrossSpacing } from '../../src/text/columns.ts';

const columnAcrossSpacing = columnsAcrossSpacing();

const blank = fc.array(fc.constantFrom(' ', '\t', '\f', '\u00A0', '\u3000', '\r'), { maxLength: 3 });

/** Random pairs of lines that differ at most in their spacing. */
const spacings = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', '(', '=', 'é', '\uD83D\uDE00', '\u0301'), blank, blank), {
    maxLength: 12,
  })
  .chain((parts) =>
    fc.tuple(blank, blank).map(([first, second]) => ({
      before: parts.reduce((line, [solid, left]) => line + solid + left.join(''), first.join('')),
      after: parts.reduce((line, [solid, , right]) => line + solid + right.join(''), second.join('')),
    })),
  );

function solidColumns(line: string): readonly number[] {
  return Array.from({ length: line.length }, (_, column) => column).filter((column) =>
    /\S/u.test(line.charAt(column)),
  );
}

describe('columnsAcrossSpacing', () => {
  test.each([
    ['x = f(a)', 4, '    x = f(a)', 8],
    ['x = f(a)', 8, '    x = f(a)', 12],
    ['\tx=1', 1, '    x = 1', 4],
    ['\tx=1', 3, '    x = 1', 8],
    ['a  b', 1, 'a b', 1],
    ['a b', 1, 'ab', 1],
    ['ab', 2, 'a b', 3],
    ['a', 9, '  a', 3],
    ['', 0, '', 0],
  ])('maps %j, column %i, to %j, column %i', (before, column, after, expected) => {
    expect(columnAcrossSpacing(before, column, after)).toBe(expected);
  });

  test('returns the same column for equal lines', () => {
    fc.assert(
      fc.property(spacings, fc.nat({ max: 60 }), ({ before }, column) => {
        expect(columnAcrossSpacing(before, column, before)).toBe(column);
      }),
    );
  });

  test('maps the column of each non-blank character to the column of the same character', () => {
    fc.assert(
      fc.property(spacings, ({ before, after }) => {
        const mapped = solidColumns(before).map((column) => columnAcrossSpacing(before, column, after));
        expect(mapped).toEqual(solidColumns(after));
        expect(mapped.map((column) => after.charAt(column))).toEqual(
          solidColumns(before).map((column) => before.charAt(column)),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('maps the end of a word to the end of the same word', () => {
    fc.assert(
      fc.property(spacings, ({ before, after }) => {
        const ends = solidColumns(after);
        for (const [index, column] of solidColumns(before).entries()) {
          if (/\S/u.test(before.charAt(column + 1))) continue;
          expect(columnAcrossSpacing(before, column + 1, after)).toBe((ends[index] as number) + 1);
        }
      }),
    );
  });

  test('is monotonic, and returns at most the length of the second line', () => {
    fc.assert(
      fc.property(spacings, ({ before, after }) => {
        let last = 0;
        for (let column = 0; column <= before.length; column += 1) {
          const mapped = columnAcrossSpacing(before, column, after);
          expect(mapped).toBeGreaterThanOrEqual(last);
          expect(mapped).toBeLessThanOrEqual(after.length);
          last = mapped;
        }
      }),
      { numRuns: 1000 },
    );
  });
});
