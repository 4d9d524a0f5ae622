import { expect, test } from 'vitest';
import { dominantLineEnding, withLineEnding } from '../../src/text/line-ending.ts';

test.each([
  ['', undefined],
  ['a', undefined],
  ['a\nb', '\n'],
  ['a\r\nb\nc\r\n', '\r\n'],
  ['a\rb\rc\n', '\r'],
  ['a\nb\r\n', '\n'],
  ['a\r\nb\n', '\r\n'],
  ['\u2028\u0085\f', undefined],
])('the most frequent line ending of %j is found, or the first of equally frequent ones', (text, ending) => {
  expect(dominantLineEnding(text)).toBe(ending);
});

test('every line ending is replaced, and CRLF counts as one; without a new ending, the text stays unchanged', () => {
  expect(withLineEnding('a\r\nb\rc\n\n\r', '\r\n')).toBe('a\r\nb\r\nc\r\n\r\n\r\n');
  expect(withLineEnding('a\r\nb\rc\n', undefined)).toBe('a\r\nb\rc\n');
});
