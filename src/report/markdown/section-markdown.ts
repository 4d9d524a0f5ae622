import { fairLevel } from '../fair-shares.ts';
import type { Section } from '../gate/section.ts';
import { lineHtml } from '../html/line-html.ts';
import { drawnPoints, type CurvePoint } from '../gate/curve.ts';
import { entryMarkdown } from './entry-markdown.ts';
import { markedLineMarkdown } from './marked-line-markdown.ts';
import { cellMarkdown, lineMarkdown } from './line-markdown.ts';
import type { Style } from './style.ts';

/** A section whose budget (its maximum size) is not known yet. */
export interface SizedSection {
  readonly section: Section;
  /** The size if all entries are omitted, including the note about the omitted entries. */
  readonly least: number;
  /** `least` plus the sizes of all entries, at most the total budget of the sections. */
  readonly need: number;
  readonly parts: readonly Part[];
  readonly frame: readonly [open: string, close: string];
}

/** A function that renders an entry, a table row or a line of code within a budget; null if it does not fit. */
type Part = (budget: number) => string | null;

/** The size that each entry may take, even if it leaves no space for later entries. */
const FAIR_ENTRY = 1200;
/** If less budget remains, all later entries are omitted. */
const MIN_ENTRY = 10;

export function sizedSection(section: Section, limit: number, style: Style): SizedSection {
  const { body } = section;
  const parts = partsOf(body, style);
  const frame = frameOf(section, style);
  const least = style.size.lengthOf(frame.join('') + leftOutNote(parts.length, parts.length, style));
  let need = least;
  for (const part of parts) {
    if (need >= limit) break;
    need += sizeOf(part, limit, style);
  }
  return { section, parts, frame, least, need: Math.min(need, limit) };
}

function partsOf(body: Section['body'], style: Style): readonly Part[] {
  switch (body.kind) {
    case 'entries':
      return body.entries.map(
        (one): Part =>
          (budget) =>
            entryMarkdown(one, budget, style),
      );
    case 'table':
      return body.rows.map((row): Part => (budget) => {
        const text = `| ${row.map((cell) => cellMarkdown(cell, style)).join(' | ')} |\n`;
        return style.size.lengthOf(text) <= budget ? text : null;
      });
    case 'code':
      return body.files.flatMap((file) =>
        file.lines.map(
          (one, index): Part =>
            (budget) =>
              markedLineMarkdown(one, file, { isFirst: index === 0, budget, style }),
        ),
      );
  }
}

/** Renders a section within a budget of at least `least`, and states how many entries are omitted. */
export function sectionMarkdown(
  { section, parts, frame, least }: SizedSection,
  budget: number,
  style: Style,
): string {
  const [open, close] = frame;
  const isCode = section.body.kind === 'code';
  let rest = budget - least;
  const each = Math.max(FAIR_ENTRY, levelOf(parts, rest, style));
  const shown: string[] = [];
  for (const part of parts) {
    if (rest < MIN_ENTRY) break;
    const text = part(Math.min(each, rest));
    if (text === null) {
      // A file's first line includes the file name. Without this line, later lines would appear below a wrong name.
      if (isCode) break;
      continue;
    }
    shown.push(text);
    rest -= style.size.lengthOf(text);
  }
  const left = parts.length - shown.length;
  return `${open}${shown.join('')}${left > 0 ? leftOutNote(left, parts.length, style) : ''}${close}`;
}

/**
 * Returns a limit per entry that divides the budget fairly; Infinity if the measured sizes fit without a limit. Each
 * entry is measured in the space that remains if each earlier entry takes at most {@link FAIR_ENTRY}.
 */
function levelOf(parts: readonly Part[], budget: number, style: Style): number {
  const needs: number[] = [];
  let reserved = 0;
  for (const part of parts) {
    const need = sizeOf(part, budget - reserved, style);
    needs.push(need);
    reserved += Math.min(need, FAIR_ENTRY);
  }
  return fairLevel(needs, budget);
}

function sizeOf(part: Part, limit: number, { size }: Style): number {
  const text = part(limit);
  return text === null ? limit : size.lengthOf(text);
}

function leftOutNote(left: number, all: number, { fullReport }: Style): string {
  return `\n${left} of ${all} omitted for size. All are in ${fullReport}.\n`;
}

function frameOf(section: Section, style: Style): readonly [string, string] {
  const { isFolded, intro, curve = [], body, after } = section;
  const heading = headingOf(section, style);
  const introText = intro.map((one) => `${lineMarkdown(one, style)}\n\n`).join('');
  const chart = curveMermaid(curve);
  const chartText = chart === null ? '' : `${chart}\n\n`;
  const afterText =
    after === undefined ? '' : `${lineMarkdown(after, style)}. All are in ${style.fullReport}.\n\n`;
  const close = isFolded ? '\n</details>\n\n' : '\n';
  return [`${heading}${introText}${chartText}${tableHead(body, style)}`, `${afterText}${close}`];
}

/** Returns the heading. The section of errors has none, because the headline of the report counts the errors. */
function headingOf({ id, title, isFolded }: Section, style: Style): string {
  if (isFolded) return `<details><summary>${lineHtml(title)}</summary>\n\n`;
  return id === 'errors' ? '' : `**${lineMarkdown(title, style)}**\n\n`;
}

function tableHead(body: Section['body'], style: Style): string {
  if (body.kind !== 'table') return '';
  const titles = body.head.map(({ title }) => cellMarkdown(title, style)).join(' | ');
  const rules = body.head.map(({ isNumber }) => (isNumber ? '---:' : '---')).join('|');
  return `| ${titles} |\n|${rules}|\n`;
}

/** The maximum number of points. More would not make the chart clearer, and would take space from other sections. */
const MAX_POINTS = 60;

/** Renders a Mermaid chart; null if fewer than two points can be drawn. Values are numbers and need no escaping. */
export function curveMermaid(points: readonly CurvePoint[]): string | null {
  const drawn = spread(drawnPoints(points));
  if (drawn.length === 0) return null;
  // A small negative score is rounded to -0. Adding 0 converts it to 0.
  const values = drawn.map(({ value }) => Number(value.toFixed(3)) + 0);
  // The range of the axis includes zero and is never empty.
  const lowest = Math.min(0, ...values);
  const highest = Math.max(lowest === 0 ? 0.001 : 0, ...values);
  return [
    '```mermaid',
    'xychart-beta',
    '  title "Score by commit"',
    `  x-axis [${drawn.map(({ index }) => `"${index}"`).join(', ')}]`,
    `  y-axis "score" ${plain(lowest)} --> ${plain(highest)}`,
    `  line [${values.map(plain).join(', ')}]`,
    '```',
  ].join('\n');
}

/** Selects at most {@link MAX_POINTS} points at equal steps, including the last point. */
function spread(points: readonly CurvePoint[]): readonly CurvePoint[] {
  const every = Math.ceil(points.length / MAX_POINTS);
  return points.filter((_, index) => (points.length - 1 - index) % every === 0);
}

/** Formats a number without an exponent, because Mermaid's grammar does not accept exponents. */
function plain(value: number): string {
  return value.toFixed(3).replace(/\.?0+$/u, '');
}
