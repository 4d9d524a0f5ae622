import { diffLines, type DiffLine } from '../diff-lines.ts';
import { escapeHtml } from './escape-html.ts';

/** The maximum number of lines in two columns. A longer diff has one column: browsers render two columns slowly. */
const MAX_LINES = 2000;

/**
 * Renders a unified diff. On a wide screen, a diff of at most {@link MAX_LINES} lines has two columns. In `diff`,
 * hidden characters (such as controls) must already be escaped with `visible`.
 */
export function diffHtml(diff: string): string {
  const lines = diffLines(diff.replace(/\n$/u, ''));
  if (lines.length > MAX_LINES) {
    return `<pre tabindex="0">\n${lines.map(unifiedLine).join('\n')}</pre>`;
  }
  const rows: string[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = (): void => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
      rows.push(cellHtml('del', removed[at]) + cellHtml('ins', added[at]));
    }
    [removed, added] = [[], []];
  };
  for (const { kind, line } of lines) {
    if (kind === 'removed') removed.push(line.slice(1));
    else if (kind === 'added') added.push(line.slice(1));
    else {
      flush();
      rows.push(
        kind === 'kept'
          ? `<span>${escapeHtml(line.replace(/^ /u, '')) || ' '}</span>`
          : `<b>${escapeHtml(line)}</b>`,
      );
    }
  }
  flush();
  return `<div class="diff" tabindex="0">${rows.join('\n')}</div>`;
}

function cellHtml(tag: 'del' | 'ins', line: string | undefined): string {
  return line === undefined ? '<i></i>' : `<${tag}>${escapeHtml(line) || ' '}</${tag}>`;
}

function unifiedLine({ kind, line }: DiffLine): string {
  const text = escapeHtml(line);
  switch (kind) {
    case 'added':
      return `<ins>${text}</ins>`;
    case 'removed':
      return `<del>${text}</del>`;
    case 'file':
      return `<b>${text}</b>`;
    default:
      return text;
  }
}
