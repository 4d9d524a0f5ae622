import type { Bundle } from '../../model/bundle.ts';
import type { TracedCall } from '../../model/generated/trace.ts';
import type { NewEvent } from '../../trace/write-trace.ts';
import type { OperationRecord } from './operation-record.ts';
export interface RecordedAnswer {
    readonly index: number;
    readonly call: TracedCall;
    readonly record: OperationRecord;
    readonly bundle: Bundle;
    /** What the reward of a first step is held against; undefined where the trace need not say. */
    readonly previous?: Bundle | null | undefined;
}
/** How many requests each server has had, in the whole trace. */
export type RequestCounts = Map<string, number>;
/** The events of one operation: its request, its frames, its bundle. */
export declare function operationEvents({ index, call, record, bundle, previous }: RecordedAnswer, counts: RequestCounts): readonly NewEvent[];
