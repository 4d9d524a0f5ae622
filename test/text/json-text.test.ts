import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placesInJson, readJson } from '../../src/text/json-text.ts';

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('readJson reports the position of the error in', () => {
  test.each<[text: string, line: number, column: number, expected: string]>([
    ['', 1, 1, 'a JSON value'],
    ['{"a": 1,}', 1, 9, 'a property name in double quotes'],
    ['[1 2]', 1, 4, 'a comma'],
    ['{"a"\n 1}', 2, 2, 'a colon'],
    ['{"a": 1', 1, 8, 'a closing brace'],
    ['[1', 1, 3, 'a closing bracket'],
    ['1 2', 1, 3, 'the end of the document'],
    ['// x\n1', 1, 1, 'no comment'],
    ['"abc', 1, 1, 'the closing quote of a string'],
    ['"\\x"', 1, 1, 'an escape that JSON defines'],
    ['"\\u12"', 1, 1, 'four hexadecimal digits after \\u'],
    ['"a\tb"', 1, 1, 'control characters as escapes'],
    ['nul', 1, 1, 'a JSON value'],
    [deep(1001), 1, 1001, 'at most 1000 levels of nesting'],
    ['['.repeat(1e6), 1, 1001, 'at most 1000 levels of nesting'],
    // The depth check counts only the first bracket, because the others are in the unclosed string. The parser ends
    // the string at the line break, and reports only the missing quote.
    [`["\n${'['.repeat(1e5)}`, 1, 2, 'the closing quote of a string'],
  ])('text %#', (text, line, column, expected) => {
    const read = readJson(text);
    expect(read.kind === 'refused' && read.faults).toMatchObject([
      { place: { line, column }, pointer: '', expected },
    ]);
  });
});

test('a duplicate key is reported in any object, even if only one of the equal keys is written with an escape', () => {
  const text =
    '{"a": [{"x": 1, "y": {"x": 2}, "\\u0078": 3}],\n "b/~": {"k": "a, \\"k\\": [{", "k": 1}, "a": 0}';
  const read = readJson(text);
  expect(
    read.kind === 'refused' &&
      read.faults.map(({ pointer, place, expected }) => [pointer, place.line, expected]),
  ).toEqual([
    ['/a/0/x', 1, 'no second property "x"'],
    ['/b~1~0/k', 2, 'no second property "k"'],
    ['/a', 2, 'no second property "a"'],
  ]);
});

test('of many duplicate keys, only the first ones are reported, each with its position', () => {
  const read = readJson(`{${'"key":1,\n'.repeat(100_000)}"key":1}`);
  const faults = read.kind === 'refused' ? read.faults : [];
  expect(faults.length).toBeLessThan(1000);
  expect(faults.slice(0, 3).map(({ place, pointer }) => [place.line, place.column, pointer])).toEqual(
    [2, 3, 4].map((line) => [line, 1, '/key']),
  );
});

test('readJson returns the same value as JSON.parse for JSON texts without duplicate keys', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readJson(text)).toEqual({ kind: 'read', value: JSON.parse(text) as unknown });
    }),
    { numRuns: 500 },
  );
  expect(readJson(deep(1000)).kind).toBe('read');
});

test('readJson accepts the same short texts as JSON.parse, except texts with duplicate keys', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"',
    '1',
    '-',
    '.',
    'e',
    'null',
    ' ',
    '\n',
    '\\',
    '/',
    '\u00A0',
    '\u0000',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
      const text = parts.join('');
      const read = readJson(text);
      const isDuplicate = read.kind === 'refused' && read.faults.every(({ pointer }) => pointer !== '');
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(read.kind === 'read' || isDuplicate).toBe(isJson);
    }),
    { numRuns: 5000 },
  );
});

test('the position of a value is the position of its first character', () => {
  const placeOf = placesInJson('{"a":\n [1, {"b/c": null}]}');
  expect(placeOf([])).toEqual({ line: 1, column: 1 });
  expect(placeOf(['a', '1', 'b/c'])).toEqual({ line: 2, column: 14 });
  expect(placeOf(['a', '2'])).toBeUndefined();
});
