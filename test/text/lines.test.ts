import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { lineStarts, splitLines } from '../../src/text/lines.ts';

const pieces = [
  '\n',
  '\r',
  '\r\n',
  'a',
  ' ',
  '\t',
  '\f',
  '\v',
  '\u0085',
  '\u2028',
  '\u2029',
  '😀',
  'e\u0301',
];
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''));

describe('lines', () => {
  test.each([
    ['', ['']],
    ['a', ['a']],
    ['a\n', ['a', '']],
    ['\n\n', ['', '', '']],
    ['a\r\nb\rc\nd', ['a', 'b', 'c', 'd']],
    ['\r\r\n\n', ['', '', '', '']],
    ['a\n\rb', ['a', '', 'b']],
    ['a\u2028b\fc\vd\u0085e', ['a\u2028b\fc\vd\u0085e']],
  ])('of %j are %j', (text, lines) => {
    expect(splitLines(text)).toEqual(lines);
  });

  test('start after the line ending of the previous line', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const lines = splitLines(text);
        const starts = lineStarts(text);
        expect(starts).toHaveLength(lines.length);
        for (const [index, line] of lines.entries()) {
          const whole = text.slice(starts[index], starts[index + 1] ?? text.length);
          expect(whole.replace(/(?:\r\n|\r|\n)$/, '')).toBe(line);
          expect(line).not.toMatch(/[\r\n]/);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('start at the same offsets as in the reference implementation of LSP', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const document = TextDocument.create('file:///a.py', 'python', 1, text);
        const starts = lineStarts(text);
        expect(starts).toHaveLength(document.lineCount);
        expect(starts.map((_, line) => document.offsetAt({ line, character: 0 }))).toEqual(starts);
      }),
      { numRuns: 1000 },
    );
  });
});
