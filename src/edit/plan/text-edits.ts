import type { FlatRange } from '../../model/range.ts';
import { type LineIndex, offsetsAt } from '../../text/line-index.ts';
import { withLineEnding } from '../../text/line-ending.ts';
import type { Splice } from '../../text/splice.ts';
import type { StepEdit } from '../edit-step.ts';
import { faultyEdit, overlap } from './refusals.ts';

/** An edit with offsets instead of a range, and the key of its annotation. */
export interface TextEdit extends Splice {
  readonly annotation: string | undefined;
}

/**
 * Converts the edits of one TextDocumentEdit to sorted offsets. Converts line endings to `lineEnding` if it is given.
 * Keeps all insertions at one position, in their order. Equal replacements with the same annotation become one.
 *
 * @throws LanserError E/APPLY_CONFLICT for other overlaps, and for an invalid range or text.
 */
export function textEdits(
  uri: string,
  lines: LineIndex,
  edits: readonly StepEdit[],
  lineEnding: string | undefined,
): readonly TextEdit[] {
  const sorted = edits
    .map((edit) => ({ range: edit.range, edit: placed(uri, lines, edit, lineEnding) }))
    .toSorted((left, right) => left.edit.start - right.edit.start || left.edit.end - right.edit.end);
  const distinct: { readonly range: FlatRange; readonly edit: TextEdit }[] = [];
  for (const each of sorted) {
    const last = distinct.at(-1);
    if (last !== undefined && each.edit.start < last.edit.end) {
      if (isSame(each.edit, last.edit)) continue;
      throw overlap(uri, [last.range, each.range]);
    }
    distinct.push(each);
  }
  return distinct.map(({ edit }) => edit);
}

function placed(
  uri: string,
  lines: LineIndex,
  { range, newText, annotation }: StepEdit,
  lineEnding: string | undefined,
): TextEdit {
  if (range[0] >= lines.lineCount || isBeyondEnd(lines, range[2], range[3])) {
    throw faultyEdit(uri, range, 'beyond-the-end');
  }
  const { start, end } = offsetsAt(lines, range);
  if (end < start) throw faultyEdit(uri, range, 'reversed');
  if (!newText.isWellFormed() || isInCharacter(lines.text, start) || isInCharacter(lines.text, end)) {
    throw faultyEdit(uri, range, 'half-a-character');
  }
  return { start, end, newText: withLineEnding(newText, lineEnding), annotation };
}

/** Returns false for the start of the line after the last line: servers end edits of a whole document there. */
function isBeyondEnd({ lineCount }: LineIndex, line: number, character: number): boolean {
  return line > lineCount || (line === lineCount && character > 0);
}

function isInCharacter(text: string, offset: number): boolean {
  return offset > 0 && offset < text.length && (text.codePointAt(offset - 1) ?? 0) > 0xff_ff;
}

function isSame(left: TextEdit, right: TextEdit): boolean {
  return (
    left.start === right.start &&
    left.end === right.end &&
    left.newText === right.newText &&
    left.annotation === right.annotation
  );
}
