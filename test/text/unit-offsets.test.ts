import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Indexing } from '../../src/model/selector.ts';
import { toUtf16 } from '../../src/text/column-units.ts';
import { unitOffsets } from '../../src/text/unit-offsets.ts';

const text = fc
  .array(fc.constantFrom('a', 'é', '\u4E2D', '😀', '\uD83D', '\n', 'a'.repeat(500), '😀'.repeat(300)), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(''));

/**
 * Returns the offset after `length` units, or the line's length if the line is shorter. An offset inside a character
 * moves to the character's start.
 */
function counted(line: string, length: number, unit: Indexing): number {
  const found = toUtf16(line, length, unit);
  if (found.kind === 'column') return found.utf16;
  return found.kind === 'beyond' ? line.length : counted(line, length - 1, unit);
}

test('in every unit, unitOffsets finds the same offset as toUtf16', () => {
  const start = fc.nat(4000);
  const length = fc.nat(6000);
  fc.assert(
    fc.property(
      text,
      start,
      length,
      fc.constantFrom('utf-8', 'utf-16', 'codepoint'),
      (all, at, size, unit) => {
        const before = Array.from(all).slice(0, at).join('');
        const rest = all.slice(before.length);
        const offset = unitOffsets(all, unit).offsetAfter(before.length, size, all.length);
        expect(offset).toBe(before.length + counted(rest, size, unit));
      },
    ),
    { numRuns: 500 },
  );
});

test('an offset is limited to the end of the line', () => {
  expect(unitOffsets('ab\ncd', 'utf-8').offsetAfter(0, 4, 2)).toBe(2);
  expect(unitOffsets('', 'utf-8').offsetAfter(0, 4, 0)).toBe(0);
});
