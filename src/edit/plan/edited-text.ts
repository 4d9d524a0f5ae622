import { lineIndex, type LineIndex } from '../../text/line-index.ts';
import { dominantLineEnding } from '../../text/line-ending.ts';
import { splice } from '../../text/splice.ts';
import type { StepEdit } from '../edit-step.ts';
import { composeEdits, type Weightier } from './compose-edits.ts';
import { textEdits, type TextEdit } from './text-edits.ts';

/** A text with the edits so far, which count in the text before all of them. */
export interface EditedText {
  readonly before: LineIndex;
  readonly edits: readonly TextEdit[];
  readonly now: string;
}

export function unedited(text: string): EditedText {
  return { before: lineIndex(text), edits: [], now: text };
}

/** The text after one more TextDocumentEdit, whose ranges count in the text as it is now. */
export function editedBy(
  uri: string,
  { before, edits, now }: EditedText,
  asked: readonly StepEdit[],
  weightier: Weightier,
): EditedText {
  const lines = edits.length === 0 ? before : lineIndex(now);
  // What the file itself uses, whatever the edits before this one brought.
  const added = textEdits(uri, lines, asked, dominantLineEnding(before.text));
  return {
    before,
    edits: composeEdits(edits, now, added, weightier),
    now: splice(now, added),
  };
}

/** The edits that change anything. */
export function effectiveEdits({ before, edits }: EditedText): readonly TextEdit[] {
  return edits.filter(({ start, end, newText }) => before.text.slice(start, end) !== newText);
}
