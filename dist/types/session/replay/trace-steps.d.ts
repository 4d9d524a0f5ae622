import type { PathOptions, RecordedStep } from '../../reward/training-records.ts';
import type { ReadTraceOptions } from '../../trace/read-trace.ts';
/**
 * The operations of a trace as steps that can be scored, with the documents as they were before each.
 *
 * @throws LanserError E/SCHEMA_INVALID with the line where the trace is none; E/USAGE where it cannot be read.
 */
export declare function traceSteps(file: string, options: Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'>): AsyncGenerator<RecordedStep>;
/** How a trace was scored when it was recorded. @throws LanserError as {@link traceSteps}. */
export declare function traceRewards(file: string): Promise<PathOptions>;
