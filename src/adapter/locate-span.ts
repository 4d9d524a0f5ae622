import type { FlatRange } from '../model/range.ts';
import { type LineIndex, rangeAt } from '../text/line-index.ts';
import { memoized } from '../text/memoized.ts';
import { type UnitOffsets, unitOffsets } from '../text/unit-offsets.ts';
import type { ColumnUnit, Span } from './adapter.ts';

/** The lines of a document, as LSP and as a tool (for example, a linter that reported the span) count them. */
export interface SpanDocument {
  readonly lines: LineIndex;
  /** The tool's lines: their starts in UTF-16 code units. Undefined if the tool's lines are those of `lines`. */
  readonly toolLineStarts?: readonly number[];
}

/**
 * Converts a span to a zero-based range in UTF-16 code units. Returns undefined if the document has too few lines.
 * - A position inside a character moves to the start of the character. An end before the span's start moves there.
 * - A position after the end of its line, or of the text, moves to this end.
 * - The line after the last line means the end of the text. Some tools report this line.
 */
export function locateSpan(span: Span, document: SpanDocument, unit: ColumnUnit): FlatRange | undefined {
  const { lines } = document;
  if (span.kind === 'file') return [0, 0, 0, 0];
  if (span.kind === 'offset') {
    const { length } = lines.text;
    const offsets = offsetsOf(lines)(unit);
    const [start, end] = [span.offset, span.offset + span.length].map((at) =>
      offsets.offsetAfter(0, at, length),
    );
    return rangeAt(lines, { start: start ?? length, end: end ?? length });
  }
  const start = offsetOf(document, span.line, span.kind === 'line' ? 0 : span.column, unit);
  if (start === undefined) return undefined;
  if (span.kind === 'start') return rangeAt(lines, { start, end: identifierEnd(lines.text, start) });
  const [endLine, endColumn] = span.kind === 'line' ? [span.line, null] : [span.endLine, span.endColumn];
  const end = offsetOf(document, endLine, endColumn ?? Number.MAX_SAFE_INTEGER, unit);
  return end === undefined ? undefined : rangeAt(lines, { start, end: Math.max(start, end) });
}

function offsetOf(
  document: SpanDocument,
  line: number,
  column: number,
  unit: ColumnUnit,
): number | undefined {
  const { lines } = document;
  const starts = document.toolLineStarts;
  const count = starts?.length ?? lines.lineCount;
  if (line === count) return lines.text.length;
  if (line > count) return undefined;
  const start = starts?.[line] ?? lines.offsetAt({ line, character: 0 });
  return offsetsOf(lines)(unit).offsetAfter(start, column, lineEnd(document, line));
}

function lineEnd({ lines, toolLineStarts }: SpanDocument, line: number): number {
  if (toolLineStarts === undefined) {
    return lines.offsetAt({ line, character: line < lines.lineCount ? lines.lineText(line).length : 0 });
  }
  const next = toolLineStarts[line + 1];
  if (next === undefined) return lines.text.length;
  return lines.text.startsWith('\r\n', next - 2) ? next - 2 : next - 1;
}

type OffsetsByUnit = (unit: ColumnUnit) => UnitOffsets;

/** Caches the {@link UnitOffsets} of a text by column unit, because an output may name many places in one file. */
const offsetsOf = memoized<LineIndex, OffsetsByUnit>(
  ({ text }) => memoized((unit: ColumnUnit) => unitOffsets(text, unit)),
  new WeakMap<LineIndex, OffsetsByUnit>(),
);

/** Matches at most 1000 characters. Otherwise, many places in one long identifier would take quadratic time. */
const IDENTIFIER = /[\p{ID_Start}_$#@][\p{ID_Continue}$]{0,999}/uy;

function identifierEnd(text: string, start: number): number {
  IDENTIFIER.lastIndex = start;
  return start + (IDENTIFIER.exec(text)?.[0].length ?? 0);
}
