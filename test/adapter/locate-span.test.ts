import { expect, test } from 'vitest';
import type { ColumnUnit, Span } from '../../src/adapter/adapter.ts';
import { locateSpan } from '../../src/adapter/locate-span.ts';
import { lineIndex } from '../../src/text/line-index.ts';
import { ecmaScriptLineStarts } from '../../src/text/lines.ts';

const TEXT = 'a = "😀"; größe.x\r\n\u2028b = 1';

const start = (line: number, column: number): Span => ({ kind: 'start', line, column });
const range = (line: number, column: number, endLine: number, endColumn: number | null): Span => ({
  kind: 'range',
  line,
  column,
  endLine,
  endColumn,
});

test.each<[string, Span, ColumnUnit, readonly number[]]>([
  ['an identifier', start(0, 9), 'codepoint', [0, 10, 0, 15]],
  ['an identifier after multi-byte characters', start(0, 12), 'utf-8', [0, 10, 0, 15]],
  ['a position outside of an identifier', start(0, 15), 'utf-16', [0, 15, 0, 15]],
  ['a span that starts inside a character', range(0, 6, 0, 12), 'utf-8', [0, 5, 0, 10]],
  ['a span that ends inside a character', range(0, 4, 0, 6), 'utf-16', [0, 4, 0, 5]],
  ['a span that ends after its line', range(0, 9, 0, 99), 'codepoint', [0, 10, 0, 17]],
  ['a span that ends with its line', range(0, 0, 0, null), 'codepoint', [0, 0, 0, 17]],
  ['a span that ends before its start', range(0, 9, 0, 3), 'codepoint', [0, 10, 0, 10]],
  ['a line', { kind: 'line', line: 0 }, 'utf-8', [0, 0, 0, 17]],
  ['the line after the last line', start(2, 0), 'utf-8', [1, 6, 1, 6]],
  ['an offset', { kind: 'offset', offset: 5, length: 1 }, 'codepoint', [0, 5, 0, 7]],
  ['an offset after the end', { kind: 'offset', offset: 99, length: 1 }, 'codepoint', [1, 6, 1, 6]],
])('the range of %s is found', (_, span, unit, expected) => {
  expect(locateSpan(span, { lines: lineIndex(TEXT) }, unit)).toEqual(expected);
});

test.each<[Span, readonly number[]]>([
  [start(2, 0), [1, 1, 1, 2]],
  [{ kind: 'line', line: 0 }, [0, 0, 0, 17]],
  [{ kind: 'line', line: 1 }, [1, 0, 1, 0]],
  [{ kind: 'line', line: 2 }, [1, 1, 1, 6]],
  [start(3, 0), [1, 6, 1, 6]],
])('the range of %j is found for a tool whose lines end as in ECMAScript', (span, expected) => {
  const document = { lines: lineIndex(TEXT), toolLineStarts: ecmaScriptLineStarts(TEXT) };
  expect(locateSpan(span, document, 'utf-16')).toEqual(expected);
});

test('the second line after the last line has no range', () => {
  const document = { lines: lineIndex(TEXT) };
  expect(locateSpan(start(3, 0), document, 'utf-8')).toBeUndefined();
  const toolLineStarts = ecmaScriptLineStarts(TEXT);
  expect(locateSpan(start(4, 0), { ...document, toolLineStarts }, 'utf-16')).toBeUndefined();
});
