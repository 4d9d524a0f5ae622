import type { FlatRange } from '../model/range.ts';
import type { LineIndex } from '../text/line-index.ts';
import type { Colors } from './colors.ts';
import { characterWidth, textWidth } from './terminal-width.ts';
import { visible } from './visible.ts';

const TAB = 4;
/** The number of lines shown at each end of a long range. */
const LINES_AT_END = 5;
/** The maximum width of a line of code in terminal cells. In a cut line, at most a third precedes the range. */
const CELLS = 150;

/** Renders the lines of a range with numbers and underlines. */
export function sourcePreview(lines: LineIndex, range: FlatRange, colors: Colors): readonly string[] {
  const [first, start, endLine, end] = range;
  // A range that ends at column 0 of a later line does not include that line.
  const last = end === 0 && endLine > first ? endLine - 1 : endLine;
  const gutter = String(last + 1).length;
  const rows: string[] = [];
  for (let line = first; line <= last; line += 1) {
    if (line - first === LINES_AT_END && last - line > LINES_AT_END) {
      const left = last - LINES_AT_END - line + 1;
      rows.push(colors.dim(`${' '.repeat(gutter)} ~ ${left} more lines`));
      line += left;
    }
    const text = lines.lineText(line);
    const blank = text.length - text.trimStart().length;
    const from = line === first ? start : blank;
    const to = line === endLine ? end : text.length;
    const row = underlined(text, from, to, line === first);
    rows.push(`${colors.dim(`${String(line + 1).padStart(gutter)} | `)}${row.text}`);
    if (row.marks !== '') {
      rows.push(`${colors.dim(`${' '.repeat(gutter)} | `)}${colors.green(row.marks)}`);
    }
  }
  return rows;
}

interface Piece {
  readonly text: string;
  /** The UTF-16 offset in the line. */
  readonly offset: number;
  /** The number of terminal cells before the piece. */
  readonly cell: number;
  readonly width: number;
}

/** Renders a line, with `~` below the part between two UTF-16 columns. If `isFirst`, the first mark is `^`. */
export function underlined(
  line: string,
  from: number,
  to: number,
  isFirst: boolean,
): { readonly text: string; readonly marks: string } {
  const pieces = piecesOf(line);
  const at = pieces.find(({ offset }) => offset >= from)?.cell ?? cellsOf(pieces);
  const window = cellsOf(pieces) > CELLS ? Math.max(0, at - CELLS / 3) : 0;
  const shown = pieces.filter(({ cell, width }) => cell >= window && cell + width <= window + CELLS);
  const cutBefore = window > 0 ? '…' : '';
  const cutAfter = cellsOf(shown) < cellsOf(pieces) ? '…' : '';
  let marks = ' '.repeat(cutBefore.length);
  for (const { offset, width } of shown) marks += (offset >= from && offset < to ? '~' : ' ').repeat(width);
  if (isFirst) {
    // An empty range also gets a caret.
    const caret = cutBefore.length + at - (shown[0]?.cell ?? 0);
    marks = `${marks.slice(0, caret).padEnd(caret)}^${marks.slice(caret + 1)}`;
  }
  return {
    text: `${cutBefore}${shown.map(({ text }) => text).join('')}${cutAfter}`,
    marks: marks.trimEnd(),
  };
}

function piecesOf(line: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let cell = 0;
  let offset = 0;
  for (const character of line) {
    const text = character === '\t' ? ' '.repeat(TAB - (cell % TAB)) : visible(character);
    const width = text === character ? characterWidth(character) : textWidth(text);
    pieces.push({ text, offset, cell, width });
    cell += width;
    offset += character.length;
  }
  return pieces;
}

function cellsOf(pieces: readonly Piece[]): number {
  const last = pieces.at(-1);
  return last === undefined ? 0 : last.cell + last.width;
}
