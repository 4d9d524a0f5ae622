import type { Block } from '../gate/section.ts';
import { fenced, longestRun } from '../markdown-escape.ts';
import type { Style } from './style.ts';

/** A shorter beginning of a text is not worth its room. */
const MIN_TEXT = 40;

/** Renders a text within the room, with a note if it is cut; null if not even its beginning fits. */
export function blockMarkdown(block: Block, indent: string, room: number, style: Style): string | null {
  const { size, texts } = style;
  const { lines, isAll } = texts.of(block, indent, room);
  const [open, close] = foldOf(block, indent);
  if (isAll) {
    const whole = `${open}${fenced(lines, indent, block.language)}\n${close}`;
    if (size.of(whole) <= room) return whole;
  }
  const all = `${block.text.length} characters, cut here for size; ${style.fullReport} has them all.`;
  const note = `\n${indent}${all}\n`;
  const empty = fenced('', indent, block.language);
  const left = room - size.of(open + empty + note + close) - 1;
  if (left < MIN_TEXT) return null;
  return `${open}${fenced(cutLines(lines, left, style), indent, block.language)}\n${note}${close}`;
}

/** Cuts at the end of a line if possible. The room includes the fence, which grows with runs of backticks. */
function cutLines(lines: string, room: number, { size }: Style): string {
  const first = size.beginning(lines, room);
  const fits = 2 * longestRun(first) <= room - size.of(first);
  const shown = fits ? first : size.beginning(lines, room / 3);
  const end = shown.lastIndexOf('\n');
  return end > shown.length / 2 ? shown.slice(0, end) : shown;
}

function foldOf({ caption }: Block, indent: string): readonly [string, string] {
  if (caption === null) return ['', ''];
  return [`${indent}<details><summary>${caption}</summary>\n\n`, `\n${indent}</details>\n`];
}
