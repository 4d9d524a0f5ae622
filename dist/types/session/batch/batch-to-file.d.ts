import type { Workspace } from '../workspace.ts';
import { type BatchOptions } from './answer-batch.ts';
import type { BatchRequests } from './batch-input.ts';
import { type OutputName } from './output-file.ts';
export interface BatchToFileOptions extends BatchOptions {
    /** Goes on where an earlier run ended, whatever ended it. */
    readonly resume?: boolean | undefined;
    /** Counts the answers that are in the file. */
    readonly onAnswer?: (done: number) => void;
}
/**
 * Answers a batch into a file, a line at a time, without what differs from run to run: an output that was
 * interrupted and resumed is, byte for byte, that of one run. Where all is answered, nothing is opened.
 *
 * @throws LanserError E/USAGE where the file is there and `resume` is not said; E/VERSION_SKEW and
 *   E/SCHEMA_INVALID where it is the output of something else; E/INTERRUPTED; E/FS_PERMISSIONS.
 */
export declare function batchToFile(openWorkspace: () => Promise<Workspace>, { lines }: BatchRequests, output: OutputName, options: BatchToFileOptions): Promise<void>;
