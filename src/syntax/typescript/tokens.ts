import { scanTokens } from '../scan-tokens.ts';
import type { Token } from '../token.ts';

const TOKEN =
  /(\/\/[^\r\n]*|\/\*.*?(?:\*\/|$))|("(?:[^"\\\r\n]|\\(?:\r\n|.))*"?|'(?:[^'\\\r\n]|\\(?:\r\n|.))*'?|`(?:[^`\\]|\\.)*`?)|(\.?\d[\p{IDC}.]*)|([\p{IDS}_$#@][\p{IDC}$]*)|(=>|\?\.|\?\?=?|&&=?|\|\|=?|[=!]==?|\*\*=?|<<=?|>>>?=?|\.\.\.|\+\+|--|[-+*/%&|^<>]=|[^\s])/gsu;

/** Returns TypeScript's tokens; a template is one token, and a regular expression is several. */
export function typeScriptTokens(text: string): readonly Token[] {
  return scanTokens(text, TOKEN);
}
