import { type LineIndex } from '../../text/line-index.ts';
import type { StepEdit } from '../edit-step.ts';
import { type Weightier } from './compose-edits.ts';
import { type TextEdit } from './text-edits.ts';
/** A text with the edits so far, which count in the text before all of them. */
export interface EditedText {
    readonly before: LineIndex;
    readonly edits: readonly TextEdit[];
    readonly now: string;
}
export declare function unedited(text: string): EditedText;
/** The text after one more TextDocumentEdit, whose ranges count in the text as it is now. */
export declare function editedBy(uri: string, { before, edits, now }: EditedText, asked: readonly StepEdit[], weightier: Weightier): EditedText;
/** The edits that change anything. */
export declare function effectiveEdits({ before, edits }: EditedText): readonly TextEdit[];
