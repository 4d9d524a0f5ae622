import { wordLines } from './words.ts';

/** Returns true for the same statement on different numbers of lines; false if uncertain, as with comments. */
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

function isOneStatement([first, ...others]: readonly string[]): boolean {
  const indent = indentOf(first).length;
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
