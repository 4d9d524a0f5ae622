import { visible, visibleLine } from './visible.ts';

/** Renders a text as a code span. For a table, the caller replaces each `|` first: `|` ends a cell even in code. */
export function codeSpan(text: string): string {
  const line = visibleLine(text);
  const fence = '`'.repeat(longestRun(line) + 1);
  const pad = line === '' || /^`|`$|^ .* $/u.test(line) ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

export function codeBlock(text: string, indent: string): string {
  return fenced(indented(text, indent), indent, 'text');
}

/** Escapes and indents the lines of a text, for a fenced block. */
export function indented(text: string, indent: string): string {
  return indent + visible(text).replaceAll('\n', `\n${indent}`);
}

/** Adds a fence around lines that are already escaped and indented. */
export function fenced(lines: string, indent: string, language: 'diff' | 'text'): string {
  const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1));
  return `${indent}${fence}${language}\n${lines}\n${indent}${fence}`;
}

/** Returns the length of the longest run of backticks. A longer fence can enclose the text. */
export function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/gu)) longest = Math.max(longest, run.length);
  return longest;
}
