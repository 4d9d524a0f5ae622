import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Language, Parser, type Node } from 'web-tree-sitter';
import { loadPython } from '../../src/syntax/python/python.ts';
import { flatTree } from '../../src/syntax/flat-tree.ts';
import { sourceSyntaxOf } from '../../src/syntax/plain-syntax.ts';
import { treeQueries } from '../../src/syntax/tree-queries.ts';

const dist = (file: string): string => fileURLToPath(new URL(`../../dist/${file}`, import.meta.url));
await Parser.init({ wasmBinary: readFileSync(dist('web-tree-sitter.wasm')) });
const parser = new Parser();
parser.setLanguage(await Language.load(readFileSync(dist('tree-sitter-python.wasm'))));
const python = await loadPython();

const HOLDERS = ['module', 'block'];
const PIECES = [
  'def f(a, b=1):\n    return a\n',
  'class C(B):\n  """Doc."""\n  x: int = 1\n',
  '@d\n',
  'if x:\n',
  '    ',
  '(',
  ')',
  '[',
  'f"{a!r:>{w}}"',
  '"""',
  '\\\n',
  '# c\n',
  'x = y\n',
  'é.😀',
  '\r\n',
  'match x:\n  case [1, *r]: pass\n',
];
const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 25 }).map((parts) => parts.join(''));

/** Returns the statement at an offset, found with the parser's own API; undefined if there is none. */
function statementOf(root: Node, offset: number): object | undefined {
  for (
    let node: Node | null = root.namedDescendantForIndex(offset, offset);
    node !== null;
    node = node.parent
  ) {
    const { parent } = node;
    if (parent !== null && HOLDERS.includes(parent.type) && !HOLDERS.includes(node.type)) {
      return { kind: node.type, start: node.startIndex, end: node.endIndex };
    }
  }
  return undefined;
}

test('treeQueries finds the same statement at every offset, and the same nodes of several kinds, as the parser', () => {
  fc.assert(
    fc.property(text, (source) => {
      const tree = parser.parse(source);
      if (tree === null) throw new Error('no tree');
      const { rootNode: root } = tree;
      const queries = treeQueries(flatTree({ root } as Parameters<typeof flatTree>[0]), HOLDERS);
      for (let offset = 0; offset <= source.length; offset += 1) {
        expect([offset, queries.statementAt(offset)]).toEqual([offset, statementOf(root, offset)]);
      }
      for (const kind of ['identifier', 'block', 'string', 'function_definition']) {
        const found = root.descendantsOfType(kind).flatMap((node) => {
          const span = { start: node?.startIndex, end: node?.endIndex };
          return node?.isNamed ? [span] : [];
        });
        expect(queries.nodes({ start: 0, end: source.length }, kind)).toEqual(found);
      }
      tree.delete();
    }),
    { numRuns: 200 },
  );
});

test('a tree that is restored from plain data gives the same results as a tree that is parsed from the text', () => {
  fc.assert(
    fc.property(text, fc.nat(), (source, seed) => {
      using opened = python.open(source);
      const sent = sourceSyntaxOf(structuredClone(opened.plain()));
      const direct = python.read(source);
      const offset = seed % (source.length + 1);
      const whole = { start: 0, end: source.length };
      expect(sent.definitions).toEqual(direct.definitions);
      expect(sent.tokens()).toEqual(direct.tokens());
      expect(sent.statementAt(offset)).toEqual(direct.statementAt(offset));
      for (const name of ['body', 'identifier', 'name']) {
        expect(sent.nodes(whole, name)).toEqual(direct.nodes(whole, name));
      }
    }),
    { numRuns: 200 },
  );
});
