import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FlatRange } from '../../src/model/range.ts';
import { lineIndex, type LineIndex } from '../../src/text/line-index.ts';
import { movedRanges, type TextChange } from '../../src/text/moved-range.ts';

const anyText = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\r\n', 'é'), maxLength: 40 });

/** Random texts that are divided into pieces. Every second piece is replaced with a new text. */
const anyChange = fc
  .tuple(fc.array(anyText, { minLength: 1, maxLength: 9 }), fc.array(anyText, { minLength: 9, maxLength: 9 }))
  .map(([stretches, news]) => ({ stretches, news }));

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

/** Returns true if an offset is between a CR and its LF, which is not a position. */
function isTorn(text: string, offset: number): boolean {
  return text[offset - 1] === '\r' && text[offset] === '\n';
}

describe('ranges after changes', () => {
  test('keep the text of unchanged ranges in both directions, and map changes to their new texts', () => {
    fc.assert(
      fc.property(anyChange, fc.nat(1000), ({ stretches, news }, shuffle) => {
        const before = lineIndex(stretches.join(''));
        const kept: (readonly [number, number])[] = [];
        const changes: TextChange[] = [];
        let offset = 0;
        let expected = '';
        for (const [at, stretch] of stretches.entries()) {
          const end = offset + stretch.length;
          if (at % 2 === 0) {
            kept.push([offset, end]);
            expected += stretch;
          } else {
            const newText = news[at] ?? '';
            changes.push({ range: rangeOf(before, offset, end), newText });
            expected += newText;
          }
          offset = end;
        }
        fc.pre(
          !stretches
            .slice(0, -1)
            .some((_, at) => isTorn(before.text, stretches.slice(0, at + 1).join('').length)),
        );
        const order = changes.map((change, at) => [(at * 7919 + shuffle) % 101, change] as const);
        const given = order.toSorted(([one], [other]) => one - other).map(([, change]) => change);
        // The order of insertions at the same position matters, so positions must differ.
        fc.pre(
          new Set(changes.map(({ range }) => JSON.stringify(range.slice(0, 2)))).size === changes.length,
        );
        const moved = movedRanges(before, given);
        expect(moved.text).toBe(expected);
        const after = lineIndex(moved.text);
        for (const [start, end] of kept) {
          if (start === end) continue;
          const range = rangeOf(before, start, end);
          if (textIn(after, moved.moved(range)) !== textIn(before, range)) {
            // The text can differ only if a CR and an LF that were separate before now form a line end.
            expect(moved.text).toMatch(/\r\n/u);
            continue;
          }
          expect(moved.movedBack(moved.moved(range))).toEqual(range);
        }
        for (const { range, newText } of changes) {
          if (textIn(before, range) === '') continue;
          expect(textIn(after, moved.moved(range))).toBe(newText);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('exclude insertions at their start and end', () => {
    const moved = movedRanges(lineIndex('abc'), [
      { range: [0, 1, 0, 1], newText: 'X' },
      { range: [0, 2, 0, 2], newText: 'Y' },
    ]);
    expect(moved.text).toBe('aXbYc');
    expect(moved.moved([0, 1, 0, 2])).toEqual([0, 2, 0, 3]);
    expect(moved.movedBack([0, 2, 0, 3])).toEqual([0, 1, 0, 2]);
  });

  test('move by the number of inserted and deleted lines', () => {
    const moved = movedRanges(lineIndex('one\ntwo\nthree\n'), [{ range: [0, 0, 2, 0], newText: '\n\n\n' }]);
    expect(moved.moved([2, 0, 2, 5])).toEqual([3, 0, 3, 5]);
    expect(moved.movedBack([3, 0, 3, 5])).toEqual([2, 0, 2, 5]);
    // A position inside replaced text maps to the whole replacement.
    expect(moved.moved([0, 1, 1, 2])).toEqual([0, 0, 3, 0]);
  });
});
