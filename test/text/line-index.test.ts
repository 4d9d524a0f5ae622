import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Indexing } from '../../src/model/selector.ts';
import { fromUtf16, toUtf16 } from '../../src/text/column-units.ts';
import { lineIndex } from '../../src/text/line-index.ts';

const UNITS: readonly Indexing[] = ['utf-8', 'utf-16', 'codepoint'];

const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\n',
        '\r',
        '\r\n',
        '\f',
        '\t',
        '\u2028',
        'é',
        'e\u0301',
        '😀',
        '\uFEFF',
        'a',
        ' ',
        '\uD83D',
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

describe('lines', () => {
  test('map a position beyond its line to the end of the line, and a position beyond the text to the end of the text', () => {
    const lines = lineIndex('ab\r\ncd\ne');
    const offsets = [0, 1, 2, 3].map((line) => lines.offsetAt({ line, character: 99 }));
    expect(offsets).toEqual([2, 6, 8, 8]);
  });

  test('end only at LF, CRLF and CR', () => {
    const lines = lineIndex('a\nb\r\nc\rd\fe\u2028f\n');
    expect(Array.from({ length: lines.lineCount }, (_, line) => lines.lineText(line))).toEqual([
      'a',
      'b',
      'c',
      'd\fe\u2028f',
      '',
    ]);
    expect(lineIndex('').lineCount).toBe(1);
  });

  test('map every offset to a position and back, and an offset inside CRLF to the end of its line', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = lineIndex(text);
        for (let offset = 0; offset <= text.length; offset += 1) {
          const position = lines.positionAt(offset);
          const inside = offset > 0 && text.startsWith('\r\n', offset - 1);
          expect(lines.offsetAt(position)).toBe(inside ? offset - 1 : offset);
          expect(position.character).toBeLessThanOrEqual(lines.lineText(position.line).length);
        }
      }),
    );
  });
});

describe('columns', () => {
  test('at every character boundary convert from UTF-16 to each unit and back', () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => !/[\r\n]/u.test(text)),
        (line) => {
          const places = [0];
          for (const character of line) places.push((places.at(-1) ?? 0) + character.length);
          for (const place of places) {
            for (const unit of UNITS) {
              expect(toUtf16(line, fromUtf16(line, place, unit), unit)).toEqual({
                kind: 'column',
                utf16: place,
              });
            }
          }
        },
      ),
    );
  });

  test('in UTF-8 convert to UTF-16, or are reported as inside a character or beyond the end of the line', () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => !/[\r\n]/u.test(text)),
        fc.nat(200),
        (line, column) => {
          const bytes = Buffer.from(line);
          const converted = toUtf16(line, column, 'utf-8');
          if (column > bytes.length) expect(converted.kind).toBe('beyond');
          else if (column < bytes.length && ((bytes[column] ?? 0) & 0xc0) === 0x80) {
            expect(converted.kind).toBe('inside');
          } else {
            expect(converted).toEqual({ kind: 'column', utf16: bytes.subarray(0, column).toString().length });
          }
        },
      ),
    );
  });

  test.each([
    ['a😀b', 2, 'utf-16', 'inside'],
    ['a😀b', 3, 'utf-16', 3],
    ['a😀b', 2, 'codepoint', 3],
    ['a😀b', 3, 'utf-8', 'inside'],
    ['a😀b', 5, 'utf-8', 3],
    ['e\u0301', 1, 'codepoint', 1],
    ['ab', 3, 'utf-16', 'beyond'],
  ] as const)('of %j: column %i in unit %s converts to UTF-16 as %s', (line, column, unit, expected) => {
    const converted = toUtf16(line, column, unit);
    expect(converted.kind === 'column' ? converted.utf16 : converted.kind).toBe(expected);
  });
});
