import { lineIndex, type LineIndex } from '../../text/line-index.ts';
import { dominantLineEnding } from '../../text/line-ending.ts';
import { splice } from '../../text/splice.ts';
import type { StepEdit } from '../edit-step.ts';
import { composeEdits, type Weightier } from './compose-edits.ts';
import { textEdits, type TextEdit } from './text-edits.ts';

/** A text with the edits so far; their offsets are in the text before all of them. */
export interface EditedText {
  readonly before: LineIndex;
  readonly edits: readonly TextEdit[];
  readonly now: string;
}

export function unedited(text: string): EditedText {
  return { before: lineIndex(text), edits: [], now: text };
}

/** Applies one more TextDocumentEdit, whose ranges are in the current text. */
export function editedBy(
  uri: string,
  { before, edits, now }: EditedText,
  asked: readonly StepEdit[],
  weightier: Weightier,
): EditedText {
  const lines = edits.length === 0 ? before : lineIndex(now);
  // The original line ending of the file, independent of earlier edits.
  const added = textEdits(uri, lines, asked, dominantLineEnding(before.text));
  return {
    before,
    edits: composeEdits(edits, now, added, weightier),
    now: splice(now, added),
  };
}

/** Returns the edits that change the text. */
export function effectiveEdits({ before, edits }: EditedText): readonly TextEdit[] {
  return edits.filter(({ start, end, newText }) => before.text.slice(start, end) !== newText);
}
