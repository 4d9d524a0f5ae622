import { plural } from '../../text/plural.ts';
import { fairShares } from '../fair-shares.ts';
import type { Block } from '../gate/block.ts';
import type { Entry } from '../gate/section.ts';
import { fenced, longestRun } from '../markdown-escape.ts';
import { lineMarkdown } from './line-markdown.ts';
import type { Style } from './style.ts';

const INDENT = '  ';

/** Renders an entry as a list item within the budget; null if the item does not fit even without its blocks. */
export function entryMarkdown(entry: Entry, budget: number, style: Style): string | null {
  const { size } = style;
  const head = headOf(entry, style);
  const { blocks } = entry;
  if (blocks.length === 0) return size.lengthOf(head) <= budget ? head : null;
  const completeBlocks = blocks.map((block) => blockMarkdown(block, INDENT, budget, style));
  const whole = assembled(head, completeBlocks, style);
  if (!completeBlocks.includes(null) && size.lengthOf(whole) <= budget) return whole;
  const least = assembled(
    head,
    blocks.map(() => null),
    style,
  );
  const rest = budget - size.lengthOf(least);
  if (rest < 0) return null;
  // Adds 1 for the blank line before each block.
  const needs = completeBlocks.map((text) => (text === null ? rest : size.lengthOf(text) + 1));
  const shares = fairShares(needs, rest);
  const cut = blocks.map((block, index) => blockMarkdown(block, INDENT, (shares[index] ?? 0) - 1, style));
  return assembled(head, cut, style);
}

function headOf({ line, below }: Entry, style: Style): string {
  const rows = below.map((one) => `${INDENT}- ${lineMarkdown(one, style)}\n`);
  return `- ${lineMarkdown(line, style)}\n${rows.join('')}`;
}

/** Joins the item and its blocks. An omitted block is null, and a note counts the omitted blocks. */
function assembled(head: string, texts: readonly (string | null)[], { fullReport }: Style): string {
  const shown = texts.filter((text) => text !== null).map((text) => `\n${text}`);
  const left = texts.length - shown.length;
  const moreTexts = plural(left, 'text');
  const note = left === 0 ? '' : `\n${INDENT}${moreTexts} omitted for size. All are in ${fullReport}.\n`;
  return `${head}${shown.join('')}${note}\n`;
}

/** The minimum budget for the text in a truncated block. With less budget, the block is omitted. */
const MIN_TEXT = 40;

/** Renders a block within the budget, with a note if its text is cut. Returns null if the budget is too small. */
export function blockMarkdown(block: Block, indent: string, budget: number, style: Style): string | null {
  const { size, texts } = style;
  const { lines, isAll } = texts.shownText(block, indent, budget);
  const [open, close] = foldOf(block, indent);
  if (isAll) {
    const whole = `${open}${fenced(lines, indent, block.language)}\n${close}`;
    if (size.lengthOf(whole) <= budget) return whole;
  }
  const all = `Truncated; all ${block.text.length} characters are in ${style.fullReport}.`;
  const note = `\n${indent}${all}\n`;
  const empty = fenced('', indent, block.language);
  const left = budget - size.lengthOf(open + empty + note + close) - 1;
  if (left < MIN_TEXT) return null;
  return `${open}${fenced(cutLines(lines, left, style), indent, block.language)}\n${note}${close}`;
}

/** Truncates a text, preferably at a line end. Leaves room for two fences that are longer than all backtick runs. */
function cutLines(lines: string, budget: number, { size }: Style): string {
  const first = size.beginning(lines, budget);
  const fits = 2 * longestRun(first) <= budget - size.lengthOf(first);
  // Otherwise, shows a third of the budget. No backtick run is longer than that, so each fence fits into a third.
  const shown = fits ? first : size.beginning(lines, budget / 3);
  const end = shown.lastIndexOf('\n');
  return end > shown.length / 2 ? shown.slice(0, end) : shown;
}

function foldOf({ caption }: Block, indent: string): readonly [string, string] {
  if (caption === null) return ['', ''];
  return [`${indent}<details><summary>${caption}</summary>\n\n`, `\n${indent}</details>\n`];
}
