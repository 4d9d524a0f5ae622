import { clip } from '../../text/clip.ts';
import type { Severity } from '../../model/diagnostic.ts';
import { NO_COLORS, SEVERITY_PAINTS, type Colors } from '../colors.ts';
import { visible, visibleLine } from '../visible.ts';
import { underlined } from '../source-preview.ts';
import { tableLines } from '../terminal-width.ts';
import { placeIn, type Line, type Piece } from './line.ts';
import { codeOf, countOf, firstMarks, type Mark, type MarkedFile, type MarkedLine } from './marked-lines.ts';
import type { Entry, Section } from './section.ts';

const MAX_LISTED = 100;
const MAX_LENGTH = 1000;
/** The maximum number of lines of a message or block. */
const LINES_OF_TEXT = 10;

/** Renders a section for a terminal. Omits charts, blocks with a caption, and the end of long lists and texts. */
export function sectionText(section: Section, colors: Colors): readonly string[] {
  const { title, intro, body } = section;
  const { shown, all } = bodyLines(body, colors);
  const more = all > MAX_LISTED ? [`and ${all - MAX_LISTED} more; see the JSON report for all`] : [];
  const lines = [...intro.map((line) => lineText(line, colors)), ...shown, ...more];
  // The section of errors needs no title, because the last line of the report counts the errors.
  if (section.id === 'errors') return lines;
  const indented = lines.map((line) => (line === '' ? '' : `  ${line}`));
  // A code body already ends with an empty line.
  return [lineText(title, colors), ...indented, ...(indented.at(-1) === '' ? [] : [''])];
}

/** Renders the first {@link MAX_LISTED} items of a body, and counts all items. */
function bodyLines(
  body: Section['body'],
  colors: Colors,
): { readonly shown: readonly string[]; readonly all: number } {
  switch (body.kind) {
    case 'entries':
      return {
        shown: body.entries.slice(0, MAX_LISTED).flatMap((entry) => entryLines(entry, colors)),
        all: body.entries.length,
      };
    case 'table': {
      const head = body.head.map((column) => column.title);
      return { shown: tableRows([head, ...body.rows.slice(0, MAX_LISTED)]), all: body.rows.length };
    }
    case 'code': {
      const { shown } = firstMarks(body.files, MAX_LISTED);
      return { shown: shown.flatMap((file) => markedFileLines(file, colors)), all: countOf(body.files) };
    }
  }
}

function markedFileLines({ uri, lines }: MarkedFile, colors: Colors): readonly string[] {
  return lines.flatMap((marked) => {
    const code = codeOf(marked);
    const messages = marked.marks.flatMap((mark) => markLines(uri, mark, colors));
    return [...messages, ...(code === undefined ? [] : codeLines(code, marked, colors)), ''];
  });
}

function markLines(
  uri: string,
  { range, severity, rule, message, note }: Mark,
  colors: Colors,
): readonly string[] {
  const place = lineText([placeIn('head', { uri, range })], colors);
  const suffix = [
    ...(rule === null ? [] : [visibleLine(rule)]),
    ...(note.length === 0 ? [] : [lineText(note, colors)]),
  ];
  const [first = '', ...rest] = firstLines(message);
  const after = suffix.length === 0 ? '' : colors.dim(` (${suffix.join('; ')})`);
  return [
    `${colors.bold(place)}: ${colors[SEVERITY_PAINTS[severity]](severity)}: ${first}${after}`,
    ...rest.map((one) => `  ${one}`),
  ];
}

function codeLines(code: string, { number, marks }: MarkedLine, colors: Colors): readonly string[] {
  const gutter = String(number + 1);
  const [first] = marks;
  const [, start, endLine, end] = first?.range ?? [0, 0, 0, 0];
  const row = underlined(code, start, endLine === number ? end : code.length, true);
  return [
    `${colors.dim(`${gutter} | `)}${row.text}`,
    `${colors.dim(`${' '.repeat(gutter.length)} | `)}${colors.green(row.marks)}`,
  ].map((line) => `  ${line}`);
}

export function lineText(line: Line, colors: Colors, severity: Severity | null = null): string {
  const paint = colors[severity === null ? 'bold' : SEVERITY_PAINTS[severity]];
  return line.map((piece) => pieceText(piece, paint)).join('');
}

function pieceText(piece: Piece, emphasize: (text: string) => string): string {
  switch (piece.kind) {
    case 'words':
      return piece.text;
    case 'strong':
      return emphasize(piece.text);
    case 'quoted':
    case 'message':
      return clip(visibleLine(piece.text), MAX_LENGTH);
    case 'place': {
      const { uri, range } = piece;
      const column = range === null ? '' : `:${range[0] + 1}:${range[1] + 1}`;
      return `${clip(visibleLine(uri), MAX_LENGTH)}${column}`;
    }
  }
}

function entryLines({ severity, line, below, blocks }: Entry, colors: Colors): readonly string[] {
  const texts = blocks.flatMap(({ caption, text }) => (caption === null ? firstLines(text) : []));
  return [
    lineText(line, colors, severity),
    ...texts.map((one) => `  ${one}`),
    ...below.map((one) => `  ${lineText(one, colors)}`),
  ];
}

function firstLines(text: string): readonly string[] {
  const lines = visible(text.slice(0, LINES_OF_TEXT * MAX_LENGTH)).split('\n');
  return lines.slice(0, LINES_OF_TEXT).map((line) => clip(line, MAX_LENGTH));
}

function tableRows(rows: readonly (readonly Line[])[]): readonly string[] {
  // Color codes would count as a part of the width of a column.
  return tableLines(rows.map((row) => row.map((line) => lineText(line, NO_COLORS))));
}
