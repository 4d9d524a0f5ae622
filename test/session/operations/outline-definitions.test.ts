import { expect, test } from 'vitest';
import type { SymbolFact } from '../../../src/model/bundle.ts';
import { definitionsOfPath } from '../../../src/selector/definitions-of-path.ts';
import { outlineDefinitions } from '../../../src/session/operations/outline-definitions.ts';
import { lineIndex } from '../../../src/text/line-index.ts';

const TEXT = `namespace n { struct Foo {
  int bar(int a);
  int baz() { return 1; }
}; }
int n::Foo::bar(int a) { return a; }
`;

// Symbols as clangd lists them, and with parameters in a name as in other servers.
const symbol = (
  name: string,
  kind: SymbolFact['kind'],
  container: string | null,
  range: SymbolFact['range'],
): SymbolFact => ({ name, kind, container, uri: 'x.cpp', range, selectionRange: range });
const OUTLINE = [
  symbol('n', 'Namespace', null, [0, 0, 3, 4]),
  symbol('Foo', 'Class', 'n', [0, 14, 3, 1]),
  symbol('bar', 'Method', 'n.Foo', [1, 2, 1, 16]),
  symbol('baz()', 'Method', 'n.Foo', [2, 2, 2, 25]),
  symbol('n::Foo::bar', 'Method', null, [4, 0, 4, 36]),
];

test.each([
  [['n', 'Foo'], [[0, 'class']]],
  // The definition takes precedence over its declaration.
  [['n', 'Foo', 'bar'], [[4, 'function']]],
  [['n', 'Foo', 'baz'], [[2, 'function']]],
  [['Foo'], []],
] as const)('%j is found in an outline', (path, expected) => {
  const lines = lineIndex(TEXT);
  const found = definitionsOfPath(outlineDefinitions(OUTLINE, lines), path);
  expect(found.map(({ span, kind }) => [lines.positionAt(span.start).line, kind])).toEqual(expected);
});
