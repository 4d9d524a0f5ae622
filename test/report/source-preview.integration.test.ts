import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_COLORS } from '../../src/report/colors.ts';
import { sourcePreview } from '../../src/report/source-preview.ts';
import { characterWidth, textWidth } from '../../src/report/terminal-width.ts';
import { lineIndex } from '../../src/text/line-index.ts';
import { hostileText } from '../helpers/hostile-texts.ts';

type Range = readonly [number, number, number, number];

const preview = (text: string, range: Range): readonly string[] =>
  sourcePreview(lineIndex(text), range, NO_COLORS);

describe('the preview of a range', () => {
  test.each<[name: string, text: string, range: Range, expected: readonly string[]]>([
    ['a name', 'def f(): pass\n', [0, 4, 0, 5], ['1 | def f(): pass', '  |     ^']],
    ['some characters', 'abc = def', [0, 6, 0, 9], ['1 | abc = def', '  |       ^~~']],
    ['an empty range', 'ab', [0, 1, 0, 1], ['1 | ab', '  |  ^']],
    ['the end of a line', 'ab\r\nc', [0, 2, 0, 2], ['1 | ab', '  |   ^']],
    ['an empty line', '\n', [1, 0, 1, 0], ['2 | ', '  | ^']],
    [
      'characters after wide characters',
      '名前 = "😀é"',
      [0, 6, 0, 9],
      ['1 | 名前 = "😀é"', '  |         ^~~'],
    ],
    ['wide characters', '名前 = 1', [0, 0, 0, 2], ['1 | 名前 = 1', '  | ^~~~']],
    ['a character after a combining mark', 'e\u0301 = 1', [0, 3, 0, 4], ['1 | e\u0301 = 1', '  |   ^']],
    ['a combining mark', 'e\u0301x', [0, 1, 0, 2], ['1 | e\u0301x', '  |  ^']],
    ['a character after tabs', '\ta\tb', [0, 3, 0, 4], ['1 |     a   b', '  |         ^']],
    ['a tab', 'a\tb', [0, 1, 0, 2], ['1 | a   b', '  |  ^~~']],
    [
      'a character after control characters',
      'a\u001B[1m\u202Eb',
      [0, 6, 0, 7],
      ['1 | a\\u001B[1m\\u202Eb', '  |                 ^'],
    ],
    [
      'several lines',
      'if x:\n    a\n\n    b; c\n',
      [0, 3, 3, 5],
      ['1 | if x:', '  |    ^~', '2 |     a', '  |     ~', '3 | ', '4 |     b; c', '  |     ~'],
    ],
    ['a line up to the start of the next line', 'a\nb\n', [0, 0, 1, 0], ['1 | a', '  | ^']],
  ])('marks %s', (_, text, range, expected) => {
    expect(preview(text, range)).toEqual(expected);
  });

  test('of many lines omits the lines in the middle', () => {
    const text = Array.from({ length: 200 }, (_, line) => `x${line}`).join('\n');
    const rows = preview(text, [90, 0, 150, 3]).filter((row) => !row.startsWith('    |'));
    expect(rows).toEqual([
      ...[91, 92, 93, 94, 95].map((line) => `${String(line).padStart(3)} | x${line - 1}`),
      '    ~ 51 more lines',
      ...[147, 148, 149, 150, 151].map((line) => `${line} | x${line - 1}`),
    ]);
    expect(preview(text, [0, 0, 11, 1]).join('\n')).toContain('~ 2 more lines');
    expect(preview(text, [0, 0, 10, 1]).join('\n')).not.toContain('more lines');
  });

  test('shows only the part of a long line around the range', () => {
    const text = `${'a '.repeat(5000)}here ${'b '.repeat(5000)}`;
    const [row = '', marks = ''] = preview(text, [0, 10_000, 0, 10_004]);
    expect(row.length).toBeLessThan(170);
    expect(row.slice(marks.indexOf('^'), marks.indexOf('^') + 4)).toBe('here');
    expect(marks.trimStart()).toBe('|'.concat(' '.repeat(52), '^~~~'));
  });

  test('in hostile text marks the correct character and contains no control characters', () => {
    const acts = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
    fc.assert(
      fc.property(hostileText, hostileText, fc.boolean(), (left, right, wide) => {
        const before = left.replaceAll(/[\r\n]/gu, '').slice(0, 40);
        const text = `${before}${wide ? '名' : 'X'}${right.replaceAll(/[\r\n]/gu, '').slice(0, 40)}`;
        const [row = '', marks = ''] = preview(text, [0, before.length, 0, before.length + 1]);
        expect(row + marks).not.toMatch(acts);
        const shownBefore = row.slice(0, row.lastIndexOf(wide ? '名' : 'X'));
        fc.pre(!/[名X]/u.test(left + right) && !row.includes('…'));
        expect(marks).toBe(`  | ${' '.repeat(textWidth(shownBefore) - 4)}${wide ? '^~' : '^'}`);
      }),
    );
  });
});

test("fewer than 100 character widths differ from Python's Unicode data", () => {
  const program = `
import json, unicodedata
widths = {}
for code in range(0x20, 0x110000):
    character = chr(code)
    category = unicodedata.category(character)
    if category[0] == "C":
        continue
    joins = 0x1160 <= code <= 0x11FF or 0xD7B0 <= code <= 0xD7FF
    wide = unicodedata.east_asian_width(character) in "WF"
    widths[code] = 0 if category in ("Mn", "Me") or joins else 2 if wide else 1
print(json.dumps(widths))`;
  const widths = JSON.parse(
    execFileSync('python3', ['-c', program], { encoding: 'utf8', maxBuffer: 1e8 }),
  ) as Readonly<Record<string, number>>;
  const codes = Object.keys(widths).map(Number);
  expect(codes.length).toBeGreaterThan(100_000);
  const others = codes.filter((code) => characterWidth(String.fromCodePoint(code)) !== widths[code]);
  // lanser and Python may use different versions of Unicode, which differ in a few marks and symbols.
  expect(others.length, others.map((code) => code.toString(16)).join(' ')).toBeLessThan(100);
});
