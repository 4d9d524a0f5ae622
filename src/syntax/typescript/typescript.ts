import { namedNodes } from '../named-nodes.ts';
import type { SyntaxLanguage } from '../source-syntax.ts';
import { loadParser } from '../tree-sitter.ts';
import { typeScriptDefinitions } from './definitions.ts';

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
      };
    },
  };
}
