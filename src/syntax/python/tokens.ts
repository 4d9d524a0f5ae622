import { scanTokens } from '../scan-tokens.ts';
import type { Token } from '../token.ts';

// A string without an end is as long as its line, and with three quotes as long as the text.
const TOKEN =
  /(#[^\r\n]*)|([rbuft]{0,2}(?:"""(?:[^\\]|\\.)*?(?:"""|$)|'''(?:[^\\]|\\.)*?(?:'''|$)|"(?:[^"\\\r\n]|\\(?:\r\n|.))*"?|'(?:[^'\\\r\n]|\\(?:\r\n|.))*'?))|(\.?\d[\p{XIDC}.]*)|([\p{XIDS}_]\p{XIDC}*)|(\*\*=?|\/\/=?|<<=?|>>=?|->|\.\.\.|[-+*/%@&|^<>=!:]=|[^\s])/gisu;

/** Python's tokens; a formatted string is one. */
export function pythonTokens(text: string): readonly Token[] {
  return scanTokens(text, TOKEN);
}
