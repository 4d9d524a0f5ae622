import { describe, expect, test } from 'vitest';
import type { PositionSpec } from '../../src/model/selector.ts';
import { parseSelector } from '../../src/selector/parse-selector.ts';
import { printSelector } from '../../src/selector/print-selector.ts';

const VERSION = `blob:${'0123456789'.repeat(4)}`;
const HASH = `sha1:${'a'.repeat(40)}`;

interface Form {
  readonly text: string;
  readonly spec: PositionSpec;
  readonly canonical: string;
}

const form = ([text, spec, canonical = text]: readonly [string, PositionSpec, string?]): Form => ({
  text,
  spec,
  canonical,
});

const FORMS: readonly (readonly [text: string, spec: PositionSpec, canonical?: string])[] = [
  ['src/app.py@L42:C7', { kind: 'cursor', uri: 'src/app.py', line: 42, col: 7 }],
  [
    'a%20%40b.py@L1:C1?indexing=utf-8',
    { kind: 'cursor', uri: 'a @b.py', line: 1, col: 1, indexing: 'utf-8' },
  ],
  ['a b@c.py@L1:C1', { kind: 'cursor', uri: 'a b@c.py', line: 1, col: 1 }, 'a%20b%40c.py@L1:C1'],
  [
    'c:\\x\\a b.py@L1:C1',
    { kind: 'cursor', uri: 'file:///C:/x/a b.py', line: 1, col: 1 },
    'file:///C:/x/a%20b.py@L1:C1',
  ],
  [
    'file:///d:/x.py@L1:C1',
    { kind: 'cursor', uri: 'file:///D:/x.py', line: 1, col: 1 },
    'file:///D:/x.py@L1:C1',
  ],
  // A file: URI keeps the escapes `%25`, `%23` and `%3F`.
  [
    'file:///a/per%25cent%20%40.py@L1:C1',
    { kind: 'cursor', uri: 'file:///a/per%25cent @.py', line: 1, col: 1 },
    'file:///a/per%25cent%20%40.py@L1:C1',
  ],
  ['file:///a/ha%23sh.py:f', { kind: 'locate', uri: 'file:///a/ha%23sh.py', scope: { symbol: ['f'] } }],
  ['file:///a/qu%3Fest.py', { kind: 'locate', uri: 'file:///a/qu%3Fest.py' }],
  ['c:\\a%25#.py', { kind: 'locate', uri: 'file:///C:/a%25%23.py' }, 'file:///C:/a%25%23.py'],
  [
    'py://pkg#C?follow=false',
    { kind: 'symbol', qualname: 'pkg:C', role: 'def', follow: false },
    'py://pkg#C:def?follow=false',
  ],
  ['py://pkg#C?follow=true', { kind: 'symbol', qualname: 'pkg:C', role: 'def' }, 'py://pkg#C:def'],
  [
    'ast://[module=pkg]/[class=C]?follow=false',
    {
      kind: 'ast',
      path: [
        ['module', 'pkg'],
        ['class', 'C'],
      ],
      follow: false,
    },
  ],
  [
    'symbol://src/a%20b.ts#Shape.$area:body',
    { kind: 'symbol', qualname: './src/a b.ts:Shape.$area', role: 'body' },
  ],
  [
    'symbol://src/x%3Ay.cpp##side',
    { kind: 'symbol', qualname: './src/x:y.cpp:#side', role: 'def' },
    'symbol://src/x%3Ay.cpp##side:def',
  ],
  ['src/a.ts:Shape.$area', { kind: 'locate', uri: 'src/a.ts', scope: { symbol: ['Shape', '$area'] } }],
  ['src/app.py:42:7', { kind: 'cursor', uri: 'src/app.py', line: 42, col: 7 }, 'src/app.py@L42:C7'],
  [
    'src/app.py:42:7: def run():',
    { kind: 'cursor', uri: 'src/app.py', line: 42, col: 7 },
    'src/app.py@L42:C7',
  ],
  ['a.py:1:2 (utf-16: 1:3)', { kind: 'cursor', uri: 'a.py', line: 1, col: 2 }, 'a.py@L1:C2'],
  [
    'a.py:1:2-3:4?indexing=codepoint',
    { kind: 'range', uri: 'a.py', start: [1, 2], end: [3, 4], indexing: 'codepoint' },
    'a.py@R(1,2->3,4)?indexing=codepoint',
  ],
  [
    '  2. my app.py:1:2-3:4 - score 1, certified: exact match',
    { kind: 'range', uri: 'my app.py', start: [1, 2], end: [3, 4] },
    'my%20app.py@R(1,2->3,4)',
  ],
  ['  add Method in Money a.py:3:9', { kind: 'cursor', uri: 'a.py', line: 3, col: 9 }, 'a.py@L3:C9'],
  // The text to find may look like a printed position.
  ['a.py@b Class c:1:2', { kind: 'locate', uri: 'a.py', find: 'b Class c:1:2' }],
  ['src/app.py@R(42,7->44,1)', { kind: 'range', uri: 'src/app.py', start: [42, 7], end: [44, 1] }],
  [
    `a.py@R(1,1->1,1)?docVersion=${VERSION}`,
    { kind: 'range', uri: 'a.py', start: [1, 1], end: [1, 1], docVersion: VERSION },
  ],
  ['py://pkg.mod#Class.method:body', { kind: 'symbol', qualname: 'pkg.mod:Class.method', role: 'body' }],
  ['py://pkg#f', { kind: 'symbol', qualname: 'pkg:f', role: 'def' }, 'py://pkg#f:def'],
  ['py://pkg#C:m:n', { kind: 'symbol', qualname: 'pkg:C.m.n', role: 'def' }, 'py://pkg#C.m.n:def'],
  ['py://pkg#C:body:n', { kind: 'symbol', qualname: 'pkg:C.body.n', role: 'def' }, 'py://pkg#C.body.n:def'],
  ['py://pkg#C.body', { kind: 'symbol', qualname: 'pkg:C.body', role: 'def' }, 'py://pkg#C.body:def'],
  ['py://pkg#f.<locals>.g:sig', { kind: 'symbol', qualname: 'pkg:f.g', role: 'sig' }, 'py://pkg#f.g:sig'],
  ['py://m#f:sig?overload=1', { kind: 'symbol', qualname: 'm:f', role: 'sig', overload: 1 }],
  ['py://größe#名前:doc', { kind: 'symbol', qualname: 'größe:名前', role: 'doc' }],
  [
    'ast://[module=pkg.mod]/[class=Class]/[def=method]/name[1]',
    {
      kind: 'ast',
      path: [
        ['module', 'pkg.mod'],
        ['class', 'Class'],
        ['def', 'method'],
      ],
      leaf: ['name', 1],
    },
  ],
  [
    'ast://[module=m]/[def=f][2]',
    {
      kind: 'ast',
      path: [
        ['module', 'm'],
        ['def', 'f', 2],
      ],
    },
  ],
  ['ast://[module=m]', { kind: 'ast', path: [['module', 'm']] }],
  [
    `anchor://src/app.py#"def load_data("?ctx=24&hash=${HASH}`,
    { kind: 'anchor', uri: 'src/app.py', snippet: 'def load_data(', ctx: 24, hash: HASH },
  ],
  [
    'anchor://a.py#"a \\"b\\" \\\\ \\n"',
    { kind: 'anchor', uri: 'a.py', snippet: 'a "b" \\ \\n', ctx: 24 },
    'anchor://a.py#"a %22b%22 %5C %5Cn"?ctx=24',
  ],
  [
    'anchor://a.py#"x = 1%0Ay"?near=7&ctx=0',
    { kind: 'anchor', uri: 'a.py', snippet: 'x = 1\ny', ctx: 0, near: 7 },
    'anchor://a.py#"x = 1%0Ay"?ctx=0&near=7',
  ],
  [
    'models.py:MyClass.save@return <|>result',
    { kind: 'locate', uri: 'models.py', scope: { symbol: ['MyClass', 'save'] }, find: 'return <|>result' },
  ],
  ['utils.py:10-20@x<|>', { kind: 'locate', uri: 'utils.py', scope: { lines: [10, 20] }, find: 'x<|>' }],
  ['utils.py:10,20', { kind: 'locate', uri: 'utils.py', scope: { lines: [10, 20] } }, 'utils.py:10-20'],
  ['utils.py:7', { kind: 'locate', uri: 'utils.py', scope: { lines: [7, 7] } }],
  ['service.py@self.<|>', { kind: 'locate', uri: 'service.py', find: 'self.<|>' }],
  ['service.py:@a', { kind: 'locate', uri: 'service.py', find: 'a' }, 'service.py@a'],
  ['models.py', { kind: 'locate', uri: 'models.py' }],
  ['a.py@', { kind: 'locate', uri: 'a.py', find: '' }],
  [
    'a.py:f@x: int @ y?n=2',
    { kind: 'locate', uri: 'a.py', scope: { symbol: ['f'] }, find: 'x: int @ y', occurrence: 2 },
  ],
  ['a.py@b ? c', { kind: 'locate', uri: 'a.py', find: 'b ? c' }, 'a.py@b %3F c'],
  ['a.py@x%3Fy=1', { kind: 'locate', uri: 'a.py', find: 'x?y=1' }],
  ['a.py@R(1,2)', { kind: 'locate', uri: 'a.py', find: 'R(1,2)' }],
  ['a.py@LOG:CRITICAL', { kind: 'locate', uri: 'a.py', find: 'LOG:CRITICAL' }],
  ['a.py@%4C1:C2', { kind: 'locate', uri: 'a.py', find: 'L1:C2' }],
  ['C:/x.py:f', { kind: 'locate', uri: 'file:///C:/x.py', scope: { symbol: ['f'] } }, 'file:///C:/x.py:f'],
];

describe.each(FORMS.map(form))('$text', ({ text, spec, canonical }) => {
  test('parses to the expected selector', () => {
    expect(parseSelector(text)).toEqual({ kind: 'parsed', spec });
  });

  test('is printed in its canonical form', () => {
    expect(printSelector(spec)).toBe(canonical);
  });
});

const FAULTS: readonly (readonly [text: string, offset: number, found: string, expected: RegExp])[] = [
  ['', 0, 'end of selector', /^a path$/u],
  ['a.py@L0:C1', 6, '"0"', /line of at least 1/u],
  ['a.py@L1:C0', 9, '"0"', /column of at least 1/u],
  ['a.py@L1:C', 9, 'end of selector', /^a column$/u],
  ['a.py@L:C2', 6, '":"', /^a line$/u],
  ['a.py@L99999999999999999999:C2', 6, '"9"', /below 2\^53/u],
  ['@L1:C1', 0, '"@"', /^a path$/u],
  ['a.py@L1:C1?indexing=&docVersion=abc', 20, '"&"', /utf-8, utf-16, codepoint/u],
  ['a.py@R(2,1->1,9)', 12, '"1"', /not before the start/u],
  ['a.py@R(2,1->2,9', 15, 'end of selector', /^"\)"$/u],
  ['a.py@L1:C1?column=3', 11, '"c"', /indexing, docVersion/u],
  ['a.py@L1:C1?docVersion=abc', 22, '"a"', /blob:/u],
  ['a.py@L1:C1?indexing=utf-32', 20, '"u"', /utf-8, utf-16, codepoint/u],
  ['a.py@L1:C1?indexing=utf-8x', 25, '"x"', /end of selector/u],
  ['a.py@L1:C1?indexing=utf-8&indexing=utf-8', 26, '"i"', /only once/u],
  ['a%4.py@L1:C1', 2, '"4"', /two hexadecimal digits/u],
  ['a%C3.py@L1:C1', 1, '"%"', /percent-encoded UTF-8/u],
  ['py://', 5, 'end of selector', /module name/u],
  ['py://pkg', 8, 'end of selector', /"#"/u],
  ['py://pkg#', 9, 'end of selector', /name of a definition/u],
  ['py://pkg#f:', 11, 'end of selector', /role/u],
  ['py://pkg#f-g', 10, '"-"', /":" and a role/u],
  ['py://pkg#f?n=1', 11, '"n"', /overload, symbolId, docVersion/u],
  ['py://pkg#f?overload=-1', 20, '"-"', /number of an overload/u],
  ['ast://m', 6, '"m"', /\[module=/u],
  ['ast://[module=m]/[var=x]', 18, '"v"', /class=/u],
  ['ast://[module=m]/name', 21, 'end of selector', /a number from 1/u],
  ['ast://[module=m]/name[0]', 22, '"0"', /at least 1/u],
  ['ast://[module=m]/name[1]/[def=f]', 24, '"/"', /end of the selector/u],
  ['anchor://a.py', 13, 'end of selector', /"#"/u],
  ['anchor://a.py#x', 14, '"x"', /snippet/u],
  ['anchor://a.py#""', 15, '"\\""', /^a snippet$/u],
  ['anchor://a.py#"x', 16, 'end of selector', /end of the snippet/u],
  ['anchor://a.py#"x"?ctx=a', 22, '"a"', /number of characters/u],
  ['a.py:f-g', 6, '"-"', /"@"/u],
  ['a.py:9-3', 7, '"3"', /a line of at least 9/u],
  ['a.py:0', 5, '"0"', /at least 1/u],
  ['a.py@x?n=0', 9, '"0"', /at least 1/u],
  ['a.py@x?which=1', 7, '"w"', /n, docVersion/u],
];

test.each(FAULTS)('%j fails at offset %i with %s found there', (text, offset, found, expected) => {
  expect(parseSelector(text)).toEqual({
    kind: 'malformed',
    offset,
    found,
    expected: expect.stringMatching(expected) as string,
  });
});
