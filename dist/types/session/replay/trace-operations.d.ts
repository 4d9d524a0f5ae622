import type { SessionEvent, TraceEvent } from '../../model/generated/trace.ts';
import { type ReadTraceOptions } from '../../trace/read-trace.ts';
import type { TracedOperation } from './traced-operation.ts';
type Event = Exclude<TraceEvent, {
    readonly kind: 'end';
}>;
/** The events of a trace file, each held against the schema. */
export declare function traceEvents(file: string, options: Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'>): AsyncGenerator<Event>;
type Item = SessionEvent | Extract<TraceEvent, {
    readonly kind: 'snapshot';
}> | {
    readonly kind: 'operation';
    readonly operation: TracedOperation;
};
/** The events of each operation together; no more than one operation is in memory. */
export declare function operationsOf(events: AsyncIterable<Event>): AsyncGenerator<Item>;
export {};
