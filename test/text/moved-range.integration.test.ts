import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FlatRange } from '../../src/model/range.ts';
import { lineIndex, type LineIndex } from '../../src/text/line-index.ts';
import { movedRanges, type TextChange } from '../../src/text/moved-range.ts';

const anyText = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\r', '\r\n', 'é'), maxLength: 40 });

/** The pieces of a random text (`stretches`). For every second piece, `news` has the text that replaces it. */
const anyChange = fc
  .tuple(fc.array(anyText, { minLength: 1, maxLength: 9 }), fc.array(anyText, { minLength: 9, maxLength: 9 }))
  .map(([stretches, news]) => ({ stretches, news }));

/** The range and text of a piece before the changes, and its start offset and text after the changes. */
interface Piece {
  readonly range: FlatRange;
  readonly from: string;
  readonly start: number;
  readonly to: string;
}

function rangeOf(lines: LineIndex, start: number, end: number): FlatRange {
  const from = lines.positionAt(start);
  const to = lines.positionAt(end);
  return [from.line, from.character, to.line, to.character];
}

function textIn(lines: LineIndex, [startLine, start, endLine, end]: FlatRange): string {
  return lines.text.slice(
    lines.offsetAt({ line: startLine, character: start }),
    lines.offsetAt({ line: endLine, character: end }),
  );
}

/** Returns true if an offset is between a CR and its LF. For such an offset, `positionAt` returns the line's end. */
function isTorn(text: string, offset: number): boolean {
  return text[offset - 1] === '\r' && text[offset] === '\n';
}

describe('movedRanges', () => {
  test('maps each nonempty piece to its new range, and a new range that is not empty back to the piece', () => {
    fc.assert(
      fc.property(anyChange, fc.nat(1000), ({ stretches, news }, shuffle) => {
        const before = lineIndex(stretches.join(''));
        const pieces: Piece[] = [];
        const changes: TextChange[] = [];
        let offset = 0;
        let expected = '';
        for (const [at, stretch] of stretches.entries()) {
          const range = rangeOf(before, offset, offset + stretch.length);
          const text = at % 2 === 0 ? stretch : (news[at] ?? '');
          if (at % 2 === 1) changes.push({ range, newText: text });
          pieces.push({ range, from: stretch, start: expected.length, to: text });
          offset += stretch.length;
          expected += text;
        }
        fc.pre(
          !stretches
            .slice(0, -1)
            .some((_, at) => isTorn(before.text, stretches.slice(0, at + 1).join('').length)),
        );
        const order = changes.map((change, at) => [(at * 7919 + shuffle) % 101, change] as const);
        const given = order.toSorted(([one], [other]) => one - other).map(([, change]) => change);
        // Insertions at one position keep their given order, which is random here. So the positions must differ.
        fc.pre(
          new Set(changes.map(({ range }) => JSON.stringify(range.slice(0, 2)))).size === changes.length,
        );
        const moved = movedRanges(before, given);
        expect(moved.text).toBe(expected);
        const after = lineIndex(expected);
        for (const { range, from, start, to } of pieces) {
          if (from === '') continue;
          const end = start + to.length;
          expect(moved.moved(range)).toEqual(rangeOf(after, start, end));
          // The changes can join a CR and an LF, so that a piece starts or ends between them.
          if (isTorn(expected, start) || isTorn(expected, end)) continue;
          expect(textIn(after, moved.moved(range))).toBe(to);
          if (to !== '') expect(moved.movedBack(moved.moved(range))).toEqual(range);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('maps a range to a range without the insertions at its start and end', () => {
    const moved = movedRanges(lineIndex('abc'), [
      { range: [0, 1, 0, 1], newText: 'X' },
      { range: [0, 2, 0, 2], newText: 'Y' },
    ]);
    expect(moved.text).toBe('aXbYc');
    expect(moved.moved([0, 1, 0, 2])).toEqual([0, 2, 0, 3]);
    expect(moved.movedBack([0, 2, 0, 3])).toEqual([0, 1, 0, 2]);
    // An empty range stays empty.
    expect(moved.moved([0, 1, 0, 1])).toEqual([0, 2, 0, 2]);
  });

  test('moves a range below a change down by the number of inserted lines minus the number of deleted lines', () => {
    const moved = movedRanges(lineIndex('one\ntwo\nthree\n'), [{ range: [0, 0, 2, 0], newText: '\n\n\n' }]);
    expect(moved.moved([2, 0, 2, 5])).toEqual([3, 0, 3, 5]);
    expect(moved.movedBack([3, 0, 3, 5])).toEqual([2, 0, 2, 5]);
    // A range inside replaced text maps to the whole replacement.
    expect(moved.moved([0, 1, 1, 2])).toEqual([0, 0, 3, 0]);
  });
});
