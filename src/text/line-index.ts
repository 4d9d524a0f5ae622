import type { FlatRange } from '../model/range.ts';
import { lineAt, lineStarts } from './lines.ts';

/** A position in a text. Zero-based; `character` counts UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** The lines of a text, with conversion from offsets to positions and back. */
export interface LineIndex {
  readonly text: string;
  readonly lineCount: number;
  /** Returns the line's text without its ending. */
  lineText(line: number): string;
  /** Clamps the offset to the text. An offset between CR and LF means the line's end. */
  positionAt(offset: number): Position;
  /** Clamps a character to its line, as in LSP, and a line beyond the text to the text's end. */
  offsetAt(position: Position): number;
}

export function lineIndex(text: string): LineIndex {
  const starts = lineStarts(text);
  const startOf = (line: number): number => starts[line] ?? text.length;
  const endOf = (line: number): number => {
    const next = starts[line + 1];
    if (next === undefined) return text.length;
    return text.startsWith('\r\n', next - 2) ? next - 2 : next - 1;
  };
  return {
    text,
    lineCount: starts.length,
    lineText: (line) => text.slice(startOf(line), endOf(line)),
    positionAt(offset) {
      const clamped = Math.max(0, Math.min(offset, text.length));
      const line = lineAt(starts, clamped);
      return { line, character: Math.min(clamped, endOf(line)) - startOf(line) };
    },
    offsetAt: ({ line, character }) => Math.min(startOf(line) + character, endOf(line)),
  };
}

/** The offsets of a part of a text, in UTF-16 code units; `end` is exclusive. */
interface Offsets {
  readonly start: number;
  readonly end: number;
}

export function rangeAt(lines: LineIndex, { start, end }: Offsets): FlatRange {
  const [from, to] = [lines.positionAt(start), lines.positionAt(end)];
  return [from.line, from.character, to.line, to.character];
}

export function offsetsAt(lines: LineIndex, [startLine, start, endLine, end]: FlatRange): Offsets {
  return {
    start: lines.offsetAt({ line: startLine, character: start }),
    end: lines.offsetAt({ line: endLine, character: end }),
  };
}
