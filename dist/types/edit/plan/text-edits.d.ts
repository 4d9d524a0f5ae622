import type { LineIndex } from '../../text/line-index.ts';
import type { Splice } from '../../text/splice.ts';
import type { StepEdit } from '../edit-step.ts';
/** An edit by offsets, with the key of why it is done. */
export interface TextEdit extends Splice {
    readonly annotation: string | undefined;
}
/**
 * The edits of one TextDocumentEdit by offsets and in order. Insertions at one place stay in the order of the
 * array, and equal ones all count; equal replacements are one.
 *
 * @throws LanserError E/APPLY_CONFLICT where two overlap, or one is no edit of this text.
 */
export declare function textEdits(uri: string, lines: LineIndex, edits: readonly StepEdit[], lineEnding: string | undefined): readonly TextEdit[];
