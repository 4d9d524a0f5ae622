import type { TraceEvent } from '../model/generated/trace.ts';
export interface ReadTraceOptions {
    /** What is wrong with an event by the schema; undefined where nothing is. */
    readonly violation: (event: unknown) => string | undefined;
    /** Takes a trace that was cut off, as far as it goes; default: that is an error. */
    readonly partial?: boolean | undefined;
    readonly signal?: AbortSignal | undefined;
    /** How many bytes were read so far. */
    readonly progress?: ((bytes: number) => void) | undefined;
}
/**
 * The events of a trace as they stand in the file, one at a time: each is held against the schema and against
 * its place, and at the end all against the digest. The `end` is not among them.
 *
 * @throws LanserError E/SCHEMA_INVALID with the line where the trace was cut off, reordered or edited, or is
 * newer; E/USAGE where the file cannot be read.
 */
export declare function readTrace(file: string | AsyncIterable<Uint8Array>, options: ReadTraceOptions): AsyncGenerator<Exclude<TraceEvent, {
    readonly kind: 'end';
}>>;
