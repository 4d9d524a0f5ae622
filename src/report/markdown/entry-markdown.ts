import { fairShares } from '../fair-shares.ts';
import type { Entry } from '../gate/section.ts';
import { blockMarkdown } from './block-markdown.ts';
import { lineMarkdown } from './line-markdown.ts';
import type { Style } from './style.ts';

const INDENT = '  ';

/** Renders a list item whose texts share the room fairly; null if not even its lines fit. */
export function entryMarkdown(entry: Entry, room: number, style: Style): string | null {
  const { size } = style;
  const head = headOf(entry, style);
  const { blocks } = entry;
  if (blocks.length === 0) return size.of(head) <= room ? head : null;
  const wholes = blocks.map((block) => blockMarkdown(block, INDENT, room, style));
  const whole = assembled(head, wholes, style);
  if (!wholes.includes(null) && size.of(whole) <= room) return whole;
  const least = assembled(
    head,
    blocks.map(() => null),
    style,
  );
  const rest = room - size.of(least);
  if (rest < 0) return null;
  // A blank line precedes each text.
  const needs = wholes.map((text) => (text === null ? rest : size.of(text) + 1));
  const shares = fairShares(needs, rest);
  const cut = blocks.map((block, index) => blockMarkdown(block, INDENT, (shares[index] ?? 0) - 1, style));
  return assembled(head, cut, style);
}

function headOf({ line, below }: Entry, style: Style): string {
  const rows = below.map((one) => `${INDENT}- ${lineMarkdown(one, style)}\n`);
  return `- ${lineMarkdown(line, style)}\n${rows.join('')}`;
}

/** Joins the item and its texts; counts texts that are null as left out. */
function assembled(head: string, texts: readonly (string | null)[], { fullReport }: Style): string {
  const shown = texts.filter((text) => text !== null).map((text) => `\n${text}`);
  const left = texts.length - shown.length;
  const what = left === 1 ? 'a text' : `${left} texts`;
  const note = left === 0 ? '' : `\n${INDENT}And ${what}, left out here for size; ${fullReport} has all.\n`;
  return `${head}${shown.join('')}${note}\n`;
}
