import type { SyntaxLanguage } from '../source-syntax.ts';
import { syntaxLanguage } from '../syntax-language.ts';
import { loadParser } from '../tree-sitter.ts';
import { scanTokens } from '../scan-tokens.ts';
import { typeScriptDefinitions } from './definitions.ts';

const HOLDERS: readonly string[] = ['class_body', 'interface_body', 'program', 'statement_block'];

/** Loads the language for TypeScript without JSX. */
export async function loadTypeScript(): Promise<SyntaxLanguage> {
  return syntaxLanguage({
    parser: await loadParser('tree-sitter-typescript.wasm'),
    extract: typeScriptDefinitions,
    holders: HOLDERS,
    bracesAreBlocks: true,
    tokens: (text) => scanTokens(text, TOKEN),
  });
}

// A regular expression literal, or a template literal with another one inside, becomes several tokens.
const TOKEN =
  /(\/\/[^\r\n]*|\/\*.*?(?:\*\/|$))|("(?:[^"\\\r\n]|\\(?:\r\n|.))*"?|'(?:[^'\\\r\n]|\\(?:\r\n|.))*'?|`(?:[^`\\]|\\.)*`?)|(\.?\d[\p{IDC}.]*)|([\p{IDS}_$#@][\p{IDC}$]*)|(=>|\?\.|\?\?=?|&&=?|\|\|=?|[=!]==?|\*\*=?|<<=?|>>>?=?|\.\.\.|\+\+|--|[-+*/%&|^<>]=|[^\s])/gsu;
