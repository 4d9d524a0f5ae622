import type { Bundle } from '../../model/bundle.ts';
import type { BatchOptions as RequestOptions } from '../../model/generated/batch.ts';
import type { Host } from '../../model/host.ts';
import { type Operation } from '../run-request.ts';
import type { Workspace } from '../workspace.ts';
import type { BatchInput } from './batch-input.ts';
/** What an answer depends on: all but when the line was read. */
export type AskedLine = Omit<BatchInput, 'arrivedMs'>;
/** What a line asks for. */
export interface AskedOperation {
    readonly operation: Operation;
    readonly options: RequestOptions;
    /** Whether it writes files. */
    readonly writes: boolean;
}
export type Work<T> = (arrivedMs: number) => Promise<T>;
/** Runs the work of a request when its turn has come. */
export type InTurn = (asked: AskedOperation, work: Work<Bundle>) => Promise<Bundle>;
/** Answers a line, whatever it is. */
export declare function answerLine(workspace: Workspace, { line, ordinal, text, request: digest, input }: AskedLine, { host, signal }: {
    readonly host: Host;
    readonly signal?: AbortSignal | undefined;
}, inTurn: InTurn): Promise<Bundle>;
