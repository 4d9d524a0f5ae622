import { expect, test } from 'vitest';
import type { SymbolFact } from '../../../src/model/bundle.ts';
import { createSymbol } from '../../../src/selector/create-symbol.ts';
import { definitionsOfPath } from '../../../src/selector/definitions-of-path.ts';
import type { SourceDocument } from '../../../src/selector/source.ts';
import { outlineDefinitions } from '../../../src/session/operations/outline-definitions.ts';
import { lineIndex } from '../../../src/text/line-index.ts';

const TEXT = `namespace n { struct Foo {
  int bar(int a);
  int baz() { return 1; }
}; }
int n::Foo::bar(int a) { return a; }
`;

// clangd returns the names in `OUTLINE`, but `baz` instead of `baz()`. Some other servers add parameters to a name.
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
] as const)('the path %j selects the definitions (line and kind) %j in an outline', (path, expected) => {
  const lines = lineIndex(TEXT);
  const found = definitionsOfPath(outlineDefinitions(OUTLINE, lines), path);
  expect(found.map(({ span, kind }) => [lines.positionAt(span.start).line, kind])).toEqual(expected);
});

test.each([
  ['(Counter).Total', ['Counter', 'Total']],
  ['(*Counter).Total', ['Counter', 'Total']],
  ['(*Counter[K, V]).Total', ['Counter', 'Total']],
])('the receiver of the method %j is a part of its path', (name, path) => {
  const method = symbol(name, 'Method', null, [0, 0, 0, 9]);
  expect(outlineDefinitions([method], lineIndex(TEXT)).map((definition) => definition.path)).toEqual([path]);
});

test.each([
  ['(anonymous namespace)', null, ['(anonymous namespace)']],
  ['hidden', '(anonymous namespace)', ['hidden']],
  ['hidden', 'outer.(anonymous namespace).Inner', ['outer', 'Inner', 'hidden']],
])('the path of %j in the container %j omits unnamed containers', (name, container, path) => {
  const found = outlineDefinitions([symbol(name, 'Function', container, [0, 0, 0, 9])], lineIndex(TEXT));
  expect(found.map((definition) => definition.path)).toEqual([path]);
});

test('a column beyond the end of its line means the end of the line', () => {
  const lines = lineIndex(TEXT);
  const outline = [
    { ...symbol('baz', 'Method', null, [2, 2, 2, 2_147_483_647]), selectionRange: [2, 6, 2, 9] as const },
  ];
  const [baz] = outlineDefinitions(outline, lines);
  expect(TEXT.slice(baz?.span.start, baz?.span.end)).toBe('int baz() { return 1; }');
});

test('in an outline, a position inside a body has no symbol selector, and the error names the enclosing symbol', () => {
  const lines = lineIndex(TEXT);
  const outline = [...OUTLINE.slice(0, 2), { ...symbol('baz', 'Method', 'n.Foo', [2, 2, 2, 25]) }].map(
    (one, index) => (index < 2 ? one : { ...one, selectionRange: [2, 6, 2, 9] as const }),
  );
  const document = { uri: 'x.cpp', lines, definitions: outlineDefinitions(outline, lines) } as SourceDocument;
  const at = lines.offsetAt({ line: 2, character: 21 });
  const span = { start: at, end: at };
  const place = { uri: 'x.cpp', span, selection: span };
  const created = createSymbol({ document, place, module: undefined, indexing: 'utf-16' });
  expect(created).toEqual({
    kind: 'refused',
    reason:
      'it is inside n.Foo.baz. The outline of the language server contains only names and whole definitions. symbol://x.cpp#n.Foo.baz:def selects n.Foo.baz',
  });
});
