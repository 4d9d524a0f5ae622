import { escapeHtml } from './escape-html.ts';

/** A row of a diff in two columns: a removed line beside an added line. A missing line is null. */
interface DiffRow {
  readonly old: string | null;
  readonly added: string | null;
}

/** A diff with more rows is shown in one column, because browsers render two columns slowly. */
const MAX_ROWS = 2000;

/**
 * Renders a unified diff in two columns on a wide screen, and in one column otherwise. The diff must already
 * be escaped with `visible`.
 */
export function diffHtml(diff: string): string {
  const lines = diff.replace(/\n$/u, '').split('\n');
  if (lines.length > MAX_ROWS) {
    return `<pre tabindex="0">\n${lines.map(unifiedLine).join('\n')}</pre>`;
  }
  const rows: string[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = (): void => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
      rows.push(rowHtml({ old: removed[at] ?? null, added: added[at] ?? null }));
    }
    [removed, added] = [[], []];
  };
  for (const one of lines) {
    if (/^(?:---|\+\+\+|@@|diff |\\)/u.test(one)) {
      flush();
      rows.push(`<b>${escapeHtml(one)}</b>`);
    } else if (one.startsWith('-')) removed.push(one.slice(1));
    else if (one.startsWith('+')) added.push(one.slice(1));
    else {
      flush();
      rows.push(`<span>${escapeHtml(one.replace(/^ /u, '')) || ' '}</span>`);
    }
  }
  flush();
  return `<div class="diff" tabindex="0">${rows.join('\n')}</div>`;
}

function rowHtml({ old, added }: DiffRow): string {
  const left = old === null ? '<i></i>' : `<del>${escapeHtml(old) || ' '}</del>`;
  const right = added === null ? '<i></i>' : `<ins>${escapeHtml(added) || ' '}</ins>`;
  return `${left}${right}`;
}

function unifiedLine(line: string): string {
  const text = escapeHtml(line);
  if (/^(?:---|\+\+\+) /u.test(line)) return `<b>${text}</b>`;
  if (line.startsWith('+')) return `<ins>${text}</ins>`;
  return line.startsWith('-') ? `<del>${text}</del>` : text;
}
