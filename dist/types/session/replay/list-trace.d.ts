import type { Bundle, BundleRequest } from '../../model/bundle.ts';
import type { RequestEvent } from '../../model/generated/trace.ts';
import type { RecordedFrame } from '../../trace/frame-queue.ts';
import type { ReadTraceOptions } from '../../trace/read-trace.ts';
/** An operation of a trace, in short. */
export interface ListedOperation {
    /** Its number in the trace, from 0. */
    readonly index: number;
    readonly operation: BundleRequest['cmd'];
    /** The selector as it was given; null where there was none. */
    readonly selector: string | null;
    readonly status: Bundle['status'];
    readonly exitCode: number;
    readonly bundleId: string;
    /** How many frames it exchanged. */
    readonly frames: number;
}
/** An operation of a trace with everything that the trace says of it. */
export interface ShownOperation extends ListedOperation {
    readonly request: RequestEvent['request'];
    readonly rpc: readonly RecordedFrame[];
    readonly bundle: Bundle;
}
/** Which operations are meant; all of these must hold. */
export interface TraceFilter {
    readonly index?: number | undefined;
    /** As in `request.cmd`. */
    readonly operation?: string | undefined;
    /** A part of the selector's text. */
    readonly selector?: string | undefined;
    readonly exitCode?: number | undefined;
    readonly status?: Bundle['status'] | undefined;
}
/**
 * The operations of a trace, in their order, as they stand there: nothing is run.
 *
 * @throws LanserError E/SCHEMA_INVALID with the line where the trace is none; E/USAGE where it cannot be read.
 */
export declare function listTrace(file: string, filter: TraceFilter, options: Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'>): AsyncGenerator<ShownOperation>;
