import type { SyntaxLanguage } from '../source-syntax.ts';
import { syntaxLanguage } from '../syntax-language.ts';
import { loadParser } from '../tree-sitter.ts';
import { typeScriptDefinitions } from './definitions.ts';
import { typeScriptTokens } from './tokens.ts';

const HOLDERS: readonly string[] = ['class_body', 'interface_body', 'program', 'statement_block'];

/** Loads the language for TypeScript without JSX. */
export async function loadTypeScript(): Promise<SyntaxLanguage> {
  return syntaxLanguage({
    parser: await loadParser('tree-sitter-typescript.wasm'),
    extract: typeScriptDefinitions,
    holders: HOLDERS,
    bracesAreBlocks: true,
    tokens: typeScriptTokens,
  });
}
