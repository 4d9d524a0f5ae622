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
  const shown = visible(text);
  const fence = '`'.repeat(Math.max(3, longestRun(shown) + 1));
  return [`${fence}text`, ...shown.split('\n'), fence].map((line) => indent + line).join('\n');
}

/** A path for the target of a Markdown link. */
export function linkPath(path: string): string {
  return path
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll(/[()!*'~]/gu, percentEncode))
    .join('/');
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
}
