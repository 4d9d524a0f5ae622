import type { Bundle } from '../../model/bundle.ts';
import type { Host } from '../../model/host.ts';
import type { RewardSession } from '../../reward/reward-session.ts';
import type { Workspace } from '../workspace.ts';
import type { BatchInput } from './batch-input.ts';
export interface BatchOptions {
    readonly host: Host;
    /** How many requests are under way at a time; default: 32. */
    readonly concurrency?: number | undefined;
    /** Ends the batch: what is under way ends as E/INTERRUPTED, and no further line is answered. */
    readonly signal?: AbortSignal | undefined;
    /** Scores the answers in the order of the lines, whichever is there first. */
    readonly rewards?: ((workspace: Workspace) => RewardSession) | undefined;
}
/**
 * Answers the lines of a batch, each by one bundle with `meta.batch`, in the order of the lines and as soon
 * as that allows. A line that is no request is answered by a bundle that says so.
 *
 * A line that writes files is begun when all bundles before it were taken: whoever keeps a bundle before
 * asking for the next has, wherever it ends, every answer about the files as they were.
 *
 * @throws LanserError E/INTERRUPTED, and whatever reading the lines throws.
 */
export declare function answerBatch(workspace: Workspace, lines: AsyncIterable<BatchInput>, options: Omit<BatchOptions, 'rewards'> & {
    readonly rewards?: RewardSession | undefined;
}): AsyncGenerator<Bundle>;
