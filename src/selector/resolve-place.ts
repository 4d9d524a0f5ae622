import type { CursorSelector, Indexing, RangeSelector } from '../model/selector.ts';
import { toUtf16 } from '../text/column-units.ts';
import type { LineIndex } from '../text/line-index.ts';
import { plural } from '../text/plural.ts';
import { missing, type Resolution } from './resolution.ts';
import type { SourceDocument } from './source.ts';

/** Resolves a cursor or a range in a document. Columns without a unit are in UTF-16 code units. */
export function resolvePlace(spec: CursorSelector | RangeSelector, document: SourceDocument): Resolution {
  const unit = spec.indexing ?? 'utf-16';
  const places = spec.kind === 'cursor' ? [[spec.line, spec.col] as const] : [spec.start, spec.end];
  const offsets: number[] = [];
  for (const [line, column] of places) {
    const offset = offsetOf(document.lines, line, column, unit);
    if (typeof offset !== 'number') return offset;
    offsets.push(offset);
  }
  const [start = 0, end = start] = offsets;
  return {
    kind: 'resolved',
    place: { uri: document.uri, span: { start, end }, selection: { start, end: start } },
  };
}

function offsetOf(lines: LineIndex, line: number, column: number, unit: Indexing): number | Resolution {
  if (line > lines.lineCount) {
    return missing(`line ${line} is beyond the end: the file has ${plural(lines.lineCount, 'line')}`);
  }
  const converted = toUtf16(lines.lineText(line - 1), column - 1, unit);
  if (converted.kind === 'column') return lines.offsetAt({ line: line - 1, character: converted.utf16 });
  if (converted.kind !== 'inside') return missing(`column ${column} is beyond the end of line ${line}`);
  const reason = `column ${column} of line ${line}, counted in ${unit}, is inside a character`;
  return { kind: 'inside-character', reason };
}
