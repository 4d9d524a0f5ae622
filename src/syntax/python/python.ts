import { namedNodes } from '../named-nodes.ts';
import type { SyntaxLanguage } from '../source-syntax.ts';
import { pythonDefinitions } from './definitions.ts';
import { loadPythonParser } from './parse-python.ts';

/** Python, stubs included. */
export async function loadPython(): Promise<SyntaxLanguage> {
  const parser = await loadPythonParser();
  return {
    endings: ['.py', '.pyi'],
    read(text) {
      using tree = parser.parse(text);
      return {
        definitions: pythonDefinitions(tree.root),
        nodes(within, name) {
          // Asked for seldom: parsing again costs less than keeping every tree.
          using again = parser.parse(text);
          return namedNodes(again, within, name);
        },
      };
    },
  };
}
