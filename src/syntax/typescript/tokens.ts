import { scanTokens } from '../scan-tokens.ts';
import type { Token } from '../token.ts';

const TOKEN =
  /(\/\/[^\r\n]*|\/\*.*?(?:\*\/|$))|("(?:[^"\\\r\n]|\\(?:\r\n|.))*"?|'(?:[^'\\\r\n]|\\(?:\r\n|.))*'?|`(?:[^`\\]|\\.)*`?)|(\.?\d[\p{IDC}.]*)|([\p{IDS}_$#@][\p{IDC}$]*)|(=>|\?\.|\?\?=?|&&=?|\|\|=?|[=!]==?|\*\*=?|<<=?|>>>?=?|\.\.\.|\+\+|--|[-+*/%&|^<>]=|[^\s])/gsu;

/** TypeScript's tokens; a template is one, and a regular expression is taken apart. */
export function typeScriptTokens(text: string): readonly Token[] {
  return scanTokens(text, TOKEN);
}
