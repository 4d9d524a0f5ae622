import { namedNodes } from '../named-nodes.ts';
import type { SyntaxLanguage } from '../source-syntax.ts';
import { statementAt } from '../statement-at.ts';
import { loadParser } from '../tree-sitter.ts';
import { typeScriptDefinitions } from './definitions.ts';
import { typeScriptTokens } from './tokens.ts';

const HOLDERS: ReadonlySet<string> = new Set(['class_body', 'interface_body', 'program', 'statement_block']);

/** TypeScript without JSX. */
export async function loadTypeScript(): Promise<SyntaxLanguage> {
  const parser = await loadParser('tree-sitter-typescript.wasm');
  return {
    read(text) {
      using tree = parser.parse(text);
      return {
        definitions: typeScriptDefinitions(tree.root),
        nodes(within, name) {
          using again = parser.parse(text);
          return namedNodes(again, within, name);
        },
        bracesAreBlocks: true,
        tokens: () => typeScriptTokens(text),
        statementAt(offset) {
          using again = parser.parse(text);
          return statementAt(again, offset, HOLDERS);
        },
      };
    },
  };
}
