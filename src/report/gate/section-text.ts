import { NO_COLORS, type Colors } from '../colors.ts';
import { clip } from '../../text/clip.ts';
import { visible, visibleLine } from '../visible.ts';
import type { Line, Piece } from './line.ts';
import type { Entry, Section } from './section.ts';
import type { Severity } from '../../model/diagnostic.ts';

const MAX_LISTED = 100;
const MAX_LENGTH = 1000;
/** Maximum number of lines per text. Diffs and values are only in the report's other formats. */
const LINES_OF_TEXT = 10;

/** Renders a section for a terminal, shortened. The report's other formats have all of it. */
export function sectionText(section: Section, colors: Colors): readonly string[] {
  const { title, lead, body } = section;
  const all = body.kind === 'table' ? body.rows.length : body.entries.length;
  const listed =
    body.kind === 'table'
      ? tableRows([body.head.map((column) => column.title), ...body.rows.slice(0, MAX_LISTED)])
      : body.entries.slice(0, MAX_LISTED).flatMap((entry) => entryLines(entry, colors));
  const more = all > MAX_LISTED ? [`and ${all - MAX_LISTED} more; see the JSON report for all`] : [];
  const lines = [...lead.map((line) => lineText(line, colors)), ...listed, ...more];
  return [lowered(lineText(title, colors)), ...lines.map((line) => `  ${line}`), ''];
}

export function lineText(line: Line, colors: Colors, severity: Severity | null = null): string {
  const paint = { error: colors.red, warning: colors.yellow, information: colors.blue, none: colors.bold };
  return line.map((piece) => pieceText(piece, paint[severity ?? 'none'])).join('');
}

function pieceText(piece: Piece, emphasize: (text: string) => string): string {
  switch (piece.kind) {
    case 'words':
      return piece.text;
    case 'strong':
      return emphasize(piece.text);
    case 'quoted':
      return clip(visibleLine(piece.text), MAX_LENGTH);
    case 'place': {
      const { uri, range } = piece;
      const column = range === null ? '' : `:${range[0] + 1}:${range[1] + 1}`;
      return `${clip(visibleLine(uri), MAX_LENGTH)}${column}`;
    }
  }
}

/** Puts a text on the same line as its entry, so that most entries take one line. */
function entryLines({ severity, line, below, blocks }: Entry, colors: Colors): readonly string[] {
  const texts = blocks.flatMap(({ caption, text }) => (caption === null ? firstLines(text) : []));
  const [first, ...rest] = texts;
  const head = lineText(line, colors, severity);
  return [
    first === undefined ? head : `${head}: ${first}`,
    ...rest.map((one) => `  ${one}`),
    ...below.map((one) => `  ${lineText(one, colors)}`),
  ];
}

function firstLines(text: string): readonly string[] {
  const lines = visible(text.slice(0, LINES_OF_TEXT * MAX_LENGTH)).split('\n');
  return lines.slice(0, LINES_OF_TEXT).map((line) => clip(line, MAX_LENGTH));
}

/** Pads cells by their length without colours, because colour codes would count. */
function tableRows(rows: readonly (readonly Line[])[]): readonly string[] {
  const cells = rows.map((row) => row.map((line) => lineText(line, NO_COLORS)));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function lowered(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
