import type { Bundle, BundleRequest } from '../model/bundle.ts';
import type { RequestEvent } from '../model/generated/trace.ts';
import type { RecordedFrame } from '../trace/frame-queue.ts';
import type { ReadTraceOptions } from '../trace/read-trace.ts';
import { operationsOf, traceEvents } from './trace-operations.ts';

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
export async function* listTrace(
  file: string,
  filter: TraceFilter,
  options: Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'>,
): AsyncGenerator<ShownOperation> {
  for await (const item of operationsOf(traceEvents(file, options))) {
    if (item.kind !== 'operation') continue;
    const { index, request, frames, bundle } = item.operation;
    const shown: ShownOperation = {
      index,
      operation: bundle.request.cmd,
      selector: request.original ?? null,
      status: bundle.status,
      exitCode: bundle.meta.exitCode,
      bundleId: bundle.bundleId,
      frames: frames.length,
      request: request.request,
      rpc: frames,
      bundle,
    };
    if (isMeant(shown, filter)) yield shown;
  }
}

function isMeant(operation: ListedOperation, filter: TraceFilter): boolean {
  const { index, selector, exitCode, status } = filter;
  return (
    (index === undefined || operation.index === index) &&
    (filter.operation === undefined || operation.operation === filter.operation) &&
    (selector === undefined || operation.selector?.includes(selector) === true) &&
    (exitCode === undefined || operation.exitCode === exitCode) &&
    (status === undefined || operation.status === status)
  );
}
