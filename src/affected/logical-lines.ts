import { pythonCodeTokens } from '../syntax/python/code-tokens.ts';
import { identifierOf } from '../syntax/python/imports.ts';
import { isKeyword } from '../syntax/python/names.ts';
import type { TokenKind } from '../syntax/token.ts';
import { hasLineEnd } from '../syntax/python/statements.ts';

/** A token with its text. Words are in the Unicode form NFKC, in which Python compares names. */
export interface SourceToken {
  readonly kind: TokenKind;
  readonly text: string;
}

/** A simple statement, or the head of a compound statement with the simple statement after its colon, if any. */
export interface LogicalLine {
  /** The indentation in columns; a tab ends at the next multiple of 8. */
  readonly indent: number;
  /** False for a statement after a semicolon. */
  readonly startsLine: boolean;
  readonly tokens: readonly SourceToken[];
  /** Two tokens for each type comment except `# type: ignore`: the number of `tokens` before it, then its text. */
  readonly typeComments: readonly SourceToken[];
}

export interface LogicalLines {
  readonly lines: readonly LogicalLine[];
  /** The comments that change Pyright's settings for the file, joined by line feeds. */
  readonly settings: string;
  /** True if Pyright may read the lines differently, for example because the brackets do not match. */
  readonly isBroken: boolean;
}

const TYPE_COMMENT = /^#\s*type:(?!\s*ignore(?:\s|\[|$))/u;
const SETTINGS = /^#\s*pyright:(?!\s*ignore\b)/u;

/** Splits a text into logical lines as Pyright does. */
export function logicalLines(text: string): LogicalLines {
  const lines: LogicalLine[] = [];
  const settings: string[] = [];
  let tokens: SourceToken[] = [];
  let typeComments: SourceToken[] = [];
  let indent = 0;
  let startsLine = true;
  let depth = 0;
  let isBroken = false;
  let last = 0;
  let lineEnded = true;
  const finish = (): void => {
    if (tokens.length === 0) return;
    lines.push({ indent, startsLine, tokens, typeComments });
    tokens = [];
    typeComments = [];
  };
  for (const { kind, start, end } of pythonCodeTokens(text)) {
    const word = text.slice(start, end);
    if (kind === 'comment') {
      if (SETTINGS.test(word)) settings.push(word);
      if (TYPE_COMMENT.test(word)) typeComments.push(placeOf(tokens.length), { kind: 'string', text: word });
      lineEnded = true;
      last = end;
      continue;
    }
    const between = text.slice(last, start);
    const isNewLine = depth === 0 && (lineEnded || hasLineEnd(between));
    // Pyright may give a statement the indentation of a preceding line with only a backslash. `columnOf` does not.
    if (isNewLine && between.includes('\\')) isBroken = true;
    lineEnded = false;
    last = end;
    if (isNewLine) {
      finish();
      indent = columnOf(text, start);
      startsLine = true;
    }
    if (kind === 'operator') {
      if (word === ';' && depth === 0) {
        finish();
        startsLine = false;
        continue;
      }
      depth += nesting(word);
      if (depth < 0) {
        isBroken = true;
        depth = 0;
      }
    }
    if (kind === 'word' && isLikeKeyword(word)) isBroken = true;
    tokens.push({ kind, text: kind === 'word' ? identifierOf(word) : word });
  }
  finish();
  return { lines, settings: settings.join('\n'), isBroken: isBroken || depth > 0 };
}

/** Returns the additional token before a type comment. Its line feed distinguishes it from Python's operators. */
function placeOf(index: number): SourceToken {
  return { kind: 'operator', text: `\n${index}` };
}

/** Returns true if NFKC turns a word into a keyword or adds white space. Pyright reads such a word as a name. */
function isLikeKeyword(word: string): boolean {
  const name = identifierOf(word);
  return name !== word && (isKeyword(name) || /^(?:case|lazy|match|type)$|\s/u.test(name));
}

/** Returns the change of the nesting depth: 1 for an opening bracket, -1 for a closing one, else 0. */
export function nesting(operator: string): number {
  if (operator === '(' || operator === '[' || operator === '{') return 1;
  return operator === ')' || operator === ']' || operator === '}' ? -1 : 0;
}

function columnOf(text: string, at: number): number {
  // A `lastIndexOf` for a missing `\r` or `\n` would read all the text before `at`.
  let lineStart = at;
  while (lineStart > 0 && !'\r\n'.includes(text.charAt(lineStart - 1))) lineStart -= 1;
  let column = 0;
  if (text.startsWith('\uFEFF', lineStart)) lineStart += 1;
  for (const character of text.slice(lineStart, at)) {
    if (character === '\t') column += 8 - (column % 8);
    else column = character === '\f' ? 0 : column + 1;
  }
  return column;
}
