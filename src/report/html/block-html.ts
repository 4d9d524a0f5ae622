import { beginning } from '../clip.ts';
import type { Block } from '../gate/section.ts';
import { visible } from '../visible.ts';
import { escapeHtml } from './escape-html.ts';

/** Renders at most `room` characters of a text, folded if it has a caption. */
export function blockHtml({ caption, language, text }: Block, room: number): string {
  const end = text.length <= room ? text.length : lineEndBefore(text, room);
  const shown = visible(beginning(text, end));
  const lines = language === 'diff' ? shown.split('\n').map(diffLine).join('\n') : escapeHtml(shown);
  const note =
    end === text.length
      ? ''
      : `<p class="dim">${text.length} characters, cut here for size; report.json has them all.</p>`;
  // An HTML parser drops the first line feed after the tag.
  const code = `<pre tabindex="0">\n${lines}</pre>${note}`;
  return caption === null ? code : `<details><summary>${caption}</summary>${code}</details>`;
}

function lineEndBefore(text: string, room: number): number {
  const end = text.lastIndexOf('\n', room);
  return end > room / 2 ? end : Math.floor(room);
}

function diffLine(line: string): string {
  const text = escapeHtml(line);
  if (/^(?:---|\+\+\+) /u.test(line)) return `<b>${text}</b>`;
  if (line.startsWith('+')) return `<ins>${text}</ins>`;
  return line.startsWith('-') ? `<del>${text}</del>` : text;
}
