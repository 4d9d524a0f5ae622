import { visible, visibleLine } from './visible.ts';

/**
 * A text as a Markdown code span: no mention, link, image, HTML, emphasis or command of it takes
 * effect. Not for table cells, where a bar would end the cell.
 */
export function codeSpan(text: string): string {
  const line = visibleLine(text);
  const fence = '`'.repeat(longestRun(line) + 1);
  const pad = line === '' || /^`|`$|^ .* $/u.test(line) ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** A text as a fenced code block, every line of it after `indent`. */
export function codeBlock(text: string, indent: string): string {
  return fenced(indented(text, indent), indent, 'text');
}

/** The lines of a text as they stand in a fenced block. */
export function indented(text: string, indent: string): string {
  return indent + visible(text).replaceAll('\n', `\n${indent}`);
}

/** A fence around lines that are visible and indented already. */
export function fenced(lines: string, indent: string, language: 'diff' | 'text'): string {
  const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1));
  return `${indent}${fence}${language}\n${lines}\n${indent}${fence}`;
}

export function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/gu)) longest = Math.max(longest, run.length);
  return longest;
}
