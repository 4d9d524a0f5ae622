import type { TraceEvent } from '../model/generated/trace.ts';
/** An event before it has its number. */
export type NewEvent = TraceEvent extends infer Event ? Event extends {
    readonly kind: 'end';
} ? never : Omit<Event, 'seq'> : never;
/** A trace that is being written: beside its place until it is whole. */
export interface TraceFile {
    /** Adds events, in this order, numbered. @throws LanserError E/FS_PERMISSIONS. */
    write(events: readonly NewEvent[]): Promise<void>;
    /** Ends the trace and puts it in its place. */
    end(): Promise<void>;
    /** Leaves what was written so far beside its place, as `FILE.partial`. */
    abandon(): Promise<void>;
}
/** Where a trace stands until it is whole. */
export declare function partialOf(file: string): string;
/** @throws LanserError E/FS_PERMISSIONS where nothing can be written there. */
export declare function createTraceFile(file: string): Promise<TraceFile>;
