import { beginning } from '../../text/clip.ts';
import type { Block } from '../gate/block.ts';
import { firstMarks, type MarkedFile } from '../gate/marked-lines.ts';
import type { Column, Entry, Row, Section, SectionId } from '../gate/section.ts';
import { visible } from '../visible.ts';
import { curveSvg } from './curve-svg.ts';
import { diffHtml } from './diff-html.ts';
import { escapeHtml } from './escape-html.ts';
import { lineHtml } from './line-html.ts';
import { fileAnchor, markedFileHtml } from './marked-file-html.ts';

/** The maximum number of items in a section. More items would make the page slow. */
const MAX_ITEMS = 5000;

/** Renders a section. `budget` limits each block of an entry, in UTF-16 code units before escaping. */
export function sectionHtml(
  { id, title, isFolded, intro, curve = [], body }: Section,
  budget: number,
): string {
  const inner = [
    ...intro.map((line) => `<p>${lineHtml(line)}</p>`),
    curveSvg(curve) ?? '',
    bodyHtml(id, body, budget),
  ].join('\n');
  const heading = `<h2>${lineHtml(title)}</h2>`;
  const content = isFolded
    ? `<details><summary>${heading}</summary>\n${inner}</details>`
    : `${heading}\n${inner}`;
  return `<section data-group id="${id}">${content}</section>`;
}

function bodyHtml(id: SectionId, body: Section['body'], budget: number): string {
  switch (body.kind) {
    case 'entries': {
      const items = body.entries.slice(0, MAX_ITEMS).map((entry) => entryHtml(entry, budget));
      return `<ul>${items.join('\n')}</ul>${leftOutHtml(body.entries.length - MAX_ITEMS)}`;
    }
    case 'table':
      return `${tableHtml(body.head, body.rows.slice(0, MAX_ITEMS))}${leftOutHtml(body.rows.length - MAX_ITEMS)}`;
    case 'code': {
      const { shown, left } = firstMarks(body.files, MAX_ITEMS);
      const files = shown.map((file, index) => markedFileHtml(file, fileAnchor(id, index)));
      return `${files.join('\n')}${leftOutHtml(left)}`;
    }
  }
}

/** Returns the files with at least one diagnostic on the page, each with its full list of diagnostics. */
export function shownFiles(files: readonly MarkedFile[]): readonly MarkedFile[] {
  return files.slice(0, firstMarks(files, MAX_ITEMS).shown.length);
}

function tableHtml(head: readonly Column[], rows: readonly Row[]): string {
  const attribute = (index: number): string => (head[index]?.isNumber === true ? ' class="number"' : '');
  const titles = head.map(({ title }, index) => `<th scope="col"${attribute(index)}>${lineHtml(title)}</th>`);
  const lines = rows.map((row) => {
    const cells = row.map((cell, index) => `<td${attribute(index)}>${lineHtml(cell)}</td>`);
    return `<tr data-item>${cells.join('')}</tr>`;
  });
  return `<div class="scroll" tabindex="0"><table><thead><tr>${titles.join('')}</tr></thead><tbody>\n${lines.join('\n')}</tbody></table></div>`;
}

function entryHtml({ severity, line, below, blocks }: Entry, budget: number): string {
  const attribute = severity === null ? '' : ` data-severity="${severity}"`;
  const list =
    below.length === 0 ? '' : `<ul>${below.map((one) => `<li>${lineHtml(one)}</li>`).join('')}</ul>`;
  const texts = blocks.map((block) => blockHtml(block, budget)).join('');
  return `<li data-item${attribute}><p>${lineHtml(line)}</p>${list}${texts}</li>`;
}

function leftOutHtml(left: number): string {
  return left > 0 ? `<p class="dim">${left} more omitted for size. All are in the JSON report.</p>` : '';
}

/** Renders at most `budget` UTF-16 code units of a block. Folds a block that has a caption. */
function blockHtml({ caption, language, text }: Block, budget: number): string {
  const end = text.length <= budget ? text.length : lineEndBefore(text, budget);
  const shown = visible(beginning(text, end));
  const note =
    end === text.length
      ? ''
      : `<p class="dim">Truncated; all ${text.length} characters are in the JSON report.</p>`;
  // An HTML parser drops the first line feed after `<pre>`, so one is added.
  const lines = language === 'diff' ? diffHtml(shown) : `<pre tabindex="0">\n${escapeHtml(shown)}</pre>`;
  const code = `${lines}${note}`;
  return caption === null ? code : `<details><summary>${caption}</summary>${code}</details>`;
}

function lineEndBefore(text: string, budget: number): number {
  const end = text.lastIndexOf('\n', budget);
  return end > budget / 2 ? end : Math.floor(budget);
}
