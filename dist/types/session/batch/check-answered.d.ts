import type { BatchInput } from './batch-input.ts';
import { type AnsweredLine, type TornLine } from './bundle-line.ts';
/** How much of an output stands. */
export interface Answered {
    readonly requests: number;
    /** Without a line that was torn off. */
    readonly bytes: number;
}
/**
 * Holds what a batch has answered against its input, as far as it goes: the first lines of `lines` are
 * read, and those that are left are still to be answered.
 *
 * @throws LanserError E/VERSION_SKEW where it answers something else, E/SCHEMA_INVALID.
 */
export declare function checkAnswered(answers: AsyncIterable<AnsweredLine | TornLine>, lines: AsyncIterator<BatchInput, void>): Promise<Answered>;
