import { codeOf, type Mark, type MarkedFile, type MarkedLine } from '../gate/marked-lines.ts';
import { line, messageLine, strong, type Line } from '../gate/line.ts';
import type { SectionId } from '../gate/section.ts';
import { visible, visibleLine } from '../visible.ts';
import { escapeHtml } from './escape-html.ts';
import { lineHtml } from './line-html.ts';

export function fileAnchor(section: SectionId, index: number): string {
  return `${section}-${index}`;
}

/** Renders the marked lines of a file: for each, its code and neighbouring lines (if known), then its diagnostics. */
export function markedFileHtml({ uri, lines }: MarkedFile, anchor: string): string {
  const groups = lines.map((marked) => markedLineHtml(uri, marked)).join('\n');
  return `<section class="file" data-group id="${anchor}"><h3>${lineHtml(line`${uri}`)}</h3>\n${groups}</section>`;
}

function markedLineHtml(uri: string, marked: MarkedLine): string {
  const marks = marked.marks.map((mark) => markHtml(uri, mark)).join('\n');
  return `<article data-group>${codeHtml(marked)}<ul>${marks}</ul></article>`;
}

function codeHtml(marked: MarkedLine): string {
  const { excerpt, number, marks } = marked;
  if (excerpt === undefined || codeOf(marked) === undefined) return '';
  const rows = excerpt.lines.map((text, index) => {
    const at = excerpt.firstLine + index;
    const shown = at === number ? underlinedHtml(text, marks) : escapeHtml(visibleLine(text));
    const kind = at === number ? ' class="here"' : '';
    return `<span${kind}><i>${at + 1}</i>${shown}</span>`;
  });
  return `<pre tabindex="0" class="code">${rows.join('')}</pre>`;
}

function underlinedHtml(text: string, marks: readonly Mark[]): string {
  const isMarked = (column: number): boolean =>
    marks.some(({ range: [first, start, last, end] }) => column >= start && (last > first || column < end));
  let html = '';
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && isMarked(at) === isMarked(from)) continue;
    const part = escapeHtml(visibleLine(text.slice(from, at)));
    html += isMarked(from) ? `<u>${part}</u>` : part;
    from = at;
  }
  return html;
}

function markHtml(uri: string, { range, severity, rule, message, remainder, note }: Mark): string {
  const text: Line = [
    strong(severity),
    ...line` ${messageLine(message)}`,
    ...(rule === null ? [] : line` · ${rule}`),
    ...(note.length === 0 ? [] : line` · ${note}`),
  ];
  const place = `<code>${escapeHtml(visibleLine(uri))}:${range[0] + 1}:${range[1] + 1}</code>`;
  const rest =
    remainder === null
      ? ''
      : `<details><summary>more</summary><pre tabindex="0">\n${escapeHtml(visible(remainder.text))}</pre></details>`;
  const data = `data-item data-severity="${severity}" data-rule="${escapeHtml(visibleLine(rule ?? ''))}" data-file="${escapeHtml(visibleLine(uri))}"`;
  return `<li ${data}><p>${lineHtml(text)}</p><p class="dim">${place}</p>${rest}</li>`;
}
