import type { Definition, Span } from '../definition.ts';
import { namedNodes } from '../named-nodes.ts';
import type { SyntaxLanguage } from '../source-syntax.ts';
import { statementAt } from '../statement-at.ts';
import type { TextParser } from '../tree-sitter.ts';
import { pythonDefinitions } from './definitions.ts';
import { loadPythonParser } from './parse-python.ts';
import { pythonTokens } from './tokens.ts';
import { topLevelStretches } from './top-level.ts';

const HOLDERS: ReadonlySet<string> = new Set(['block', 'module']);

/** Python, stubs included. */
export async function loadPython(): Promise<SyntaxLanguage> {
  const parser = await loadPythonParser();
  return {
    read: (text) => ({
      definitions: definitionsOf(parser, text),
      nodes(within, name) {
        // Asked for seldom: parsing again costs less than keeping every tree.
        using again = parser.parse(text);
        return namedNodes(again, within, name);
      },
      bracesAreBlocks: false,
      tokens: () => pythonTokens(text),
      statementAt(offset) {
        using again = parser.parse(text);
        return statementAt(again, offset, HOLDERS);
      },
    }),
  };
}

function definitionsOf(parser: TextParser, text: string): readonly Definition[] {
  using tree = parser.parse(text);
  if (!tree.root.hasError) return pythonDefinitions(tree.root);
  return topLevelStretches(text).flatMap(({ start, end }) => {
    using stretch = parser.parse(text.slice(start, end));
    return pythonDefinitions(stretch.root).map((definition) => shifted(definition, start));
  });
}

function shifted(definition: Definition, offset: number): Definition {
  const shift = <S extends Span | null>(span: S): S =>
    (span && { start: span.start + offset, end: span.end + offset }) as S;
  return {
    ...definition,
    nameSpan: shift(definition.nameSpan),
    span: shift(definition.span),
    signature: shift(definition.signature),
    body: shift(definition.body),
    docstring: shift(definition.docstring),
  };
}
