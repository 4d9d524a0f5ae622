import type { SyntaxLanguage } from '../source-syntax.ts';
import { syntaxLanguage } from '../syntax-language.ts';
import { pythonDefinitions } from './definitions.ts';
import { loadPythonParser } from './parse-python.ts';
import { salvage } from './salvage.ts';
import { pythonTokens } from './tokens.ts';

const HOLDERS: readonly string[] = ['block', 'module'];

/** Loads the language for Python and its stubs. */
export async function loadPython(): Promise<SyntaxLanguage> {
  const parser = await loadPythonParser();
  return syntaxLanguage({
    parser,
    extract: (statement) => pythonDefinitions(statement),
    holders: HOLDERS,
    bracesAreBlocks: false,
    tokens: pythonTokens,
    salvage: (text, earlier) => salvage(parser, text, earlier),
  });
}
