import { scanTokens } from '../scan-tokens.ts';
import type { Token } from '../token.ts';

// An unclosed string ends with its line. An unclosed triple-quoted string ends with the text.
const TOKEN =
  /(#[^\r\n]*)|([rbuft]{0,2}(?:"""(?:[^\\]|\\.)*?(?:"""|$)|'''(?:[^\\]|\\.)*?(?:'''|$)|"(?:[^"\\\r\n]|\\(?:\r\n|.))*"?|'(?:[^'\\\r\n]|\\(?:\r\n|.))*'?))|(\.?\d[\p{XIDC}.]*)|([\p{XIDS}_]\p{XIDC}*)|(\*\*=?|\/\/=?|<<=?|>>=?|->|\.\.\.|[-+*/%@&|^<>=!:]=|[^\s])/gisu;

/** Returns Python's tokens. An f- or t-string is one token, unless a replacement field contains the same quotes. */
export function pythonTokens(text: string): readonly Token[] {
  return scanTokens(text, TOKEN);
}
