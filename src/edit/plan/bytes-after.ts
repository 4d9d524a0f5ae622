import type { Plan, PlannedEdit, PlannedFile } from '../../model/plan.ts';
import type { Indexing } from '../../model/selector.ts';
import { toUtf16 } from '../../text/column-units.ts';
import { decodeSource } from '../../text/decode.ts';
import { encodeSource, encodingOfNew, firstUnencodable } from '../../text/encode.ts';
import { lineIndex, type LineIndex, rangeAt } from '../../text/line-index.ts';
import { splice, type Splice } from '../../text/splice.ts';
import type { StepEdit } from '../edit-step.ts';
import { contradiction } from './refusals.ts';

const UNITS: Readonly<Record<NonNullable<Plan['positionEncoding']>, Indexing>> = {
  'utf-8': 'utf-8',
  'utf-16': 'utf-16',
  'utf-32': 'codepoint',
};

/** Returns a file's bytes after its edits. Throws E/SCHEMA_INVALID for misplaced edits and for encoding errors. */
export function bytesAfter(
  { uri, edits }: PlannedFile,
  bytes: Uint8Array | undefined,
  positionEncoding: Plan['positionEncoding'],
): Uint8Array {
  if (edits.length === 0) return bytes ?? new Uint8Array();
  const source = bytes === undefined ? undefined : decodeSource(bytes);
  if (bytes !== undefined && source !== undefined && firstUnencodable(bytes, source) !== undefined) {
    throw contradiction(uri, `is edited, but is not encoded in ${source.encoding}`);
  }
  const lines = lineIndex(source?.text ?? '');
  const unit = UNITS[positionEncoding ?? 'utf-16'];
  const text = splice(lines.text, splicesOf(uri, lines, edits, unit));
  const encoded = encodeSource(text, source ?? encodingOfNew(text));
  if (encoded.kind === 'encoded') return encoded.bytes;
  throw contradiction(uri, 'gets a text that its encoding cannot represent');
}

/** Converts edits to UTF-16. Throws E/SCHEMA_INVALID if they do not fit the file, but does not check UTF-16 edits. */
export function editsInUtf16(
  { uri, edits }: PlannedFile,
  bytes: Uint8Array | undefined,
  positionEncoding: Plan['positionEncoding'],
): readonly StepEdit[] {
  if (positionEncoding === undefined || positionEncoding === 'utf-16') return edits;
  const lines = lineIndex(bytes === undefined ? '' : decodeSource(bytes).text);
  return splicesOf(uri, lines, edits, UNITS[positionEncoding]).map((one, index) => ({
    ...edits[index],
    range: rangeAt(lines, one),
    newText: one.newText,
  }));
}

function splicesOf(
  uri: string,
  lines: LineIndex,
  edits: readonly PlannedEdit[],
  unit: Indexing,
): readonly Splice[] {
  let reached = 0;
  return edits.map(({ range, newText }) => {
    const [startLine, startCharacter, endLine, endCharacter] = range;
    const start = offsetOf(lines, startLine, startCharacter, unit);
    const end = offsetOf(lines, endLine, endCharacter, unit);
    if (start === undefined || end === undefined) throw contradiction(uri, 'is edited outside of its text');
    if (start < reached || end < start)
      throw contradiction(uri, 'has edits that overlap or are out of order');
    reached = end;
    return { start, end, newText };
  });
}

function offsetOf(lines: LineIndex, line: number, column: number, unit: Indexing): number | undefined {
  if (line >= lines.lineCount) return undefined;
  const converted = toUtf16(lines.lineText(line), column, unit);
  return converted.kind === 'column' ? lines.offsetAt({ line, character: converted.utf16 }) : undefined;
}
