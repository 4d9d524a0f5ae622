import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pythonCodeTokens } from '../../src/syntax/python/code-tokens.ts';
import { pyrightTokenizer } from '../helpers/pyright-tokenizer.ts';

const tokenize = pyrightTokenizer();

const PIECES = [
  ['#', '# type: ignore', '# c', '\n', '\r', '\r\n', ' ', '\t', '\f', '\u2028', '\u00A0', '\u0085', '\uFEFF'],
  ['"', "'", '"""', "'''", 'f"', "f'", 'f"""', "rf'''", 'F"', 't"', 'tr"""', 'b"', 'Rb"""', 'u"', 'ft"'],
  [
    '{',
    '}',
    '{{',
    '}}',
    '(',
    ')',
    '[',
    ']',
    ':',
    ':=',
    '!',
    '!=',
    '!r',
    '=',
    ';',
    ',',
    '.',
    '...',
    '->',
    '$',
    '?',
  ],
  ['\\', '\\\n', '\\\r\n', '\\N{DASH}', '\\N{', '\\{', '\\"', "\\'", '\\\\', '`', '@', '<>', '**='],
  [
    'x',
    'f',
    'rb',
    '\u00E9',
    '\u{1F600}',
    '\u{10400}',
    '\u037A',
    '\u2E2F',
    '\u0E33',
    '\uFE70',
    'lambda',
    '0',
    '1',
    '1e',
    '0x1f',
    '0b1',
    '1_',
    '1.',
    '.5',
    '1j',
    '007',
  ],
].flat();
const anyText = fc
  .array(
    fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));

type Pair = readonly [start: number, end: number];

function pyrightsComments(text: string): readonly Pair[] {
  const { tokens } = tokenize(text);
  const found: Pair[] = [];
  for (let index = 0; index < tokens.count; index += 1) {
    for (const { start, length } of tokens.getItemAt(index).comments ?? []) {
      // Pyright's comments begin after the `#`.
      found.push([start - 1, start + length]);
    }
  }
  return found;
}

function ourComments(text: string): readonly Pair[] {
  return pythonCodeTokens(text)
    .filter(({ kind }) => kind === 'comment')
    .map(({ start, end }) => [start, end]);
}

test("the comments of any text equal those of Pyright's tokenizer", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(ourComments(text)).toEqual(pyrightsComments(text));
    }),
    { numRuns: 5000 },
  );
});

test('tokens are ordered and disjoint, and omit only white space, line continuations and a byte order mark', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let last = text.startsWith('\uFEFF') ? 1 : 0;
      for (const { start, end } of pythonCodeTokens(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(text.slice(last, start)).toMatch(/^(?:[ \t\f\r\n]|\\\r?\n|\\\r)*$/u);
        last = end;
      }
      expect(text.slice(last)).toMatch(/^(?:[ \t\f\r\n]|\\\r?\n|\\\r)*$/u);
    }),
    { numRuns: 2000 },
  );
});
