import type { FlatRange } from '../model/range.ts';
import { toUtf16 } from '../text/column-units.ts';
import { type LineIndex, rangeAt } from '../text/line-index.ts';
import type { ColumnUnit, Span } from './adapter.ts';

/** The lines of a document, and the starts of the lines that the tool counts. */
export interface SpanDocument {
  readonly lines: LineIndex;
  /** UTF-16 offsets; set only if the tool counts lines differently. */
  readonly toolLineStarts?: readonly number[];
}

/**
 * Converts a span to a zero-based range in UTF-16 units; undefined if the document has too few lines. A
 * column inside a character maps to the character's start. A column after the end of its line maps to the
 * line's end. The line after the last one maps to the end of the text, because some tools report it.
 */
export function locateSpan(span: Span, document: SpanDocument, unit: ColumnUnit): FlatRange | undefined {
  const { lines } = document;
  if (span.kind === 'file') return [0, 0, 0, 0];
  if (span.kind === 'offset') {
    const from = textOffset(lines.text, span.offset, unit);
    return rangeAt(lines, { start: from, end: textOffset(lines.text, span.offset + span.length, unit) });
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
  return start + textOffset(lines.text.slice(start, lineEnd(document, line)), column, unit);
}

/** Returns the offset after the line's last character. */
function lineEnd({ lines, toolLineStarts }: SpanDocument, line: number): number {
  if (toolLineStarts === undefined) {
    return lines.offsetAt({ line, character: line < lines.lineCount ? lines.lineText(line).length : 0 });
  }
  const next = toolLineStarts[line + 1];
  if (next === undefined) return lines.text.length;
  return lines.text.startsWith('\r\n', next - 2) ? next - 2 : next - 1;
}

function textOffset(text: string, column: number, unit: ColumnUnit): number {
  const found = toUtf16(text, column, unit);
  if (found.kind === 'column') return found.utf16;
  if (found.kind === 'beyond') return text.length;
  const before = toUtf16(text, column - 1, unit);
  return before.kind === 'column' ? before.utf16 : textOffset(text, column - 1, unit);
}

const IDENTIFIER = /[\p{ID_Start}_$#@][\p{ID_Continue}$]*/uy;

function identifierEnd(text: string, start: number): number {
  IDENTIFIER.lastIndex = start;
  return start + (IDENTIFIER.exec(text)?.[0].length ?? 0);
}
