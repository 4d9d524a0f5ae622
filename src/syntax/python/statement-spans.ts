import type { Span } from '../definition.ts';
import { PIECE, STATEMENT, UNCLOSED_PIECE } from './scan-pieces.ts';

/** The places at which a suite is split: before each statement, or also before clauses such as `else:`. */
export type Cut = 'statements' | 'clauses';

// Matches a line that does not begin a statement: a blank line, a comment, or a closing bracket.
const CONTINUES = /[\r\n#)\]}]|$/uy;
const CLAUSE = /(?:else|elif|except|finally)\b/uy;

/** Splits a suite that begins at the start of a line. Lines deeper than `indent` belong to the statement above. */
export function statementSpans(text: string, indent: string, cut: Cut): readonly Span[] {
  const starts = startsOf(text, indent, cut, PIECE) ?? startsOf(text, indent, cut, UNCLOSED_PIECE) ?? [0];
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }));
}

/** Returns the starts of the statements; with `PIECE`, undefined for an unclosed triple-quoted string. */
function startsOf(text: string, indent: string, cut: Cut, piece: RegExp): readonly number[] | undefined {
  const starts = [0];
  let depth = 0;
  let decorated = text.startsWith('@', indent.length);
  for (const { 0: found, index } of text.matchAll(piece)) {
    if (found === '(' || found === '[' || found === '{') depth += 1;
    else if (found === ')' || found === ']' || found === '}') depth = Math.max(0, depth - 1);
    else if (piece === PIECE && isOpenTriple(text, found, index)) return undefined;
    if (found !== '\n') continue;
    STATEMENT.lastIndex = index;
    const isNewStatement = depth > 0 && STATEMENT.test(text);
    if (isNewStatement) depth = 0;
    if (depth > 0 || !begins(text, index + 1, indent, cut)) continue;
    if (isNewStatement) starts.push(firstDecorator(text, index + 1, indent));
    else if (!decorated) starts.push(index + 1);
    decorated = text.startsWith('@', index + 1 + indent.length);
  }
  return starts;
}

/** Returns true for the first two quotes of a triple-quoted string that is not closed. */
function isOpenTriple(text: string, found: string, index: number): boolean {
  return /^[rbuft]{0,2}(?:""|'')$/iu.test(found) && text[index + found.length] === found.at(-1);
}

/** Returns true if the suite may be split before the line at `lineStart`. */
function begins(text: string, lineStart: number, indent: string, cut: Cut): boolean {
  let first = lineStart;
  while (' \t\f'.includes(text[first] ?? '\n')) first += 1;
  CONTINUES.lastIndex = first;
  CLAUSE.lastIndex = first;
  if (CONTINUES.test(text) || (cut === 'statements' && CLAUSE.test(text))) return false;
  const indentation = text.slice(lineStart, first);
  return !(indentation.length > indent.length && indentation.startsWith(indent));
}

/**
 * Returns the start of the decorators above `definition`; without decorators, `definition`. Necessary after an
 * unclosed bracket, because `startsOf` skips decorators there.
 */
function firstDecorator(text: string, definition: number, indent: string): number {
  for (let start = definition; ;) {
    const above = start < 2 ? -1 : text.lastIndexOf('\n', start - 2) + 1;
    if (above <= 0 || !text.startsWith(`${indent}@`, above)) return start;
    start = above;
  }
}
