import type { Token, TokenKind } from '../token.ts';
import { endOfLiteral, STRING_START, type Literal } from './string-literal.ts';

/** An open f-string or t-string. Its replacement fields are code and may contain comments. */
interface Formatted extends Literal {
  /** The open fields, the innermost last, each with its bracket depth. */
  readonly fields: Field[];
}

/** A replacement field, such as `{x:>8}`. `inFormat` is true after its colon. */
interface Field {
  readonly depth: number;
  inFormat: boolean;
}

const SPACING = /[ \t\f\r\n]+|\\(?:\r\n|\r(?!\n)|\n)(?=[^])/uy;
const COMMENT = /#[^\r\n]*/uy;
const NUMBER =
  /0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|(?:[1-9][\d_]*(?![\d_.eE])|0[0_]*(?![\d_.eE])|(?:\d[\d_]*\.?|\.(?=\d))[\d_]*(?:[eE][+-]?[\d_]*)?)[jJ]?/uy;
// Also matches letters that Pyright's older Unicode tables lack. If WORD did not match such a letter, INVALID would
// match the letter together with a comment directly after it.
const WORD = /[\p{IDS}_\u2E2F][\p{IDC}\u2E2F]*/uy;
const OPERATOR = /\*\*=?|\/\/=?|<<=?|>>=?|->|\.\.\.|:=|!=|<>|[-+*/%@&|^<>=]=?|[()[\]{},;:.~`]/uy;
/** Matches the start of the format specifier of a replacement field. There, `:=` is not an operator. */
const FORMAT = /:/uy;
const CONVERSION = /!(?!=)/uy;
const INVALID = /[^ \t\f\r\n]+/uy;

/** Splits a Python text into tokens as Pyright does. Unlike `pythonTokens`, also splits f-strings and t-strings. */
export function pythonCodeTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const open: Formatted[] = [];
  let depth = 0;
  let at = text.startsWith('\uFEFF') ? 1 : 0;

  function take(kind: TokenKind, expression: RegExp): boolean {
    expression.lastIndex = at;
    const end = expression.test(text) ? expression.lastIndex : at;
    if (end === at) return false;
    tokens.push({ kind, start: at, end });
    at = end;
    return true;
  }
  function takeString(end: number): void {
    if (end > at) tokens.push({ kind: 'string', start: at, end });
    at = end;
  }
  /** Takes a literal part of an f-string or t-string, up to a brace or the end of the string. */
  function takeMiddle(string: Formatted): void {
    const inFormat = string.fields.at(-1)?.inFormat === true;
    const found = endOfLiteral(text, at, string, inFormat);
    takeString(found.end);
    if (found.why !== 'field') open.pop();
  }
  function takeLiteral(start: string): void {
    const prefix = start.replace(/["']+$/u, '').toLowerCase();
    const literal = { quote: start.slice(prefix.length), isFormatted: /[ft]/u.test(prefix) };
    if (literal.isFormatted) {
      takeString(at + start.length);
      open.push({ ...literal, fields: [] });
      return;
    }
    const around = open.at(-1);
    const found = endOfLiteral(text, at + start.length, literal, false);
    const [outermost] = around?.fields ?? [];
    // In a field, an unclosed quote ends the enclosing string if that string began with the same quote.
    if (found.why === 'open' && prefix === '' && outermost && around?.quote === literal.quote) {
      around.fields.length = 0;
      depth = outermost.depth - 1;
    } else takeString(found.end);
  }
  function takeOperator(): void {
    const string = open.at(-1);
    const field = string?.fields.at(-1);
    const from = at;
    const isOperator =
      (field?.depth === depth && take('operator', FORMAT)) ||
      (string !== undefined && take('operator', CONVERSION)) ||
      take('operator', OPERATOR) ||
      take('operator', INVALID);
    const bracket = isOperator && at === from + 1 ? text[from] : undefined;
    if (bracket === '(' || bracket === '[' || bracket === '{') {
      depth += 1;
      if (bracket === '{' && (field === undefined || field.inFormat))
        string?.fields.push({ depth, inFormat: false });
    } else if (bracket === ')' || bracket === ']' || bracket === '}') {
      if (bracket === '}' && field?.depth === depth) string?.fields.pop();
      depth = Math.max(0, depth - 1);
    } else if (bracket === ':' && field?.depth === depth) field.inFormat = true;
  }
  while (at < text.length) {
    const string = open.at(-1);
    const field = string?.fields.at(-1);
    if (string !== undefined && (field === undefined || field.inFormat)) takeMiddle(string);
    SPACING.lastIndex = at;
    STRING_START.lastIndex = at;
    if (SPACING.test(text)) at = SPACING.lastIndex;
    else if (STRING_START.test(text)) takeLiteral(text.slice(at, STRING_START.lastIndex));
    else if (!take('comment', COMMENT) && !take('number', NUMBER) && !take('word', WORD)) takeOperator();
  }
  return tokens;
}
