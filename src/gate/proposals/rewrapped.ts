import { wordLines } from './words.ts';

/**
 * Returns true if both texts are the same statement, on different numbers of lines. Returns false if this is
 * uncertain, for example if a text contains comments, or two statements on lines with the same indentation.
 */
export function isRewrapped(one: string, other: string): boolean {
  if (UNCERTAIN.test(one) || UNCERTAIN.test(other)) return false;
  const [lines, others] = [linesOf(one), linesOf(other)];
  if (lines.length === others.length || indentOf(lines[0]) !== indentOf(others[0])) return false;
  if (!isOneStatement(lines) || !isOneStatement(others)) return false;
  return wordsOf(one) === wordsOf(other) && literalsOf(one) === literalsOf(other);
}

const UNCERTAIN = /#|"""|'''|[\\\r]/u;
const CLOSING = /^\s*[)\]}]/u;
const LITERAL = /"[^"\n]*"|'[^'\n]*'/gu;

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function isOneStatement(lines: readonly string[]): boolean {
  const [first, ...others] = lines;
  const indent = indentOf(first).length;
  // If two lines follow a header such as `if x:`, the words do not show whether its body contains the second line.
  if (lines.slice(0, -2).some((line) => line.trimEnd().endsWith(':'))) return false;
  return others.every((line) => indentOf(line).length > indent || CLOSING.test(line));
}

function indentOf(line = ''): string {
  return /^[ \t]*/u.exec(line)?.[0] ?? '';
}

function wordsOf(text: string): string {
  return wordLines(text)
    .words.map((word) => word.text)
    .join('\0');
}

/** Returns the string literals, because white space in them is significant. */
function literalsOf(text: string): string {
  return (text.match(LITERAL) ?? []).join('\0');
}
