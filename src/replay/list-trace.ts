import type { Bundle, BundleRequest } from '../model/bundle.ts';
import type { RequestEvent } from '../model/generated/trace.ts';
import type { RecordedFrame } from '../trace/frame-queue.ts';
import type { ReadTraceOptions } from '../trace/read-trace.ts';
import { operationsOf, traceEvents } from './trace-operations.ts';

export interface ListedOperation {
  /** The number of the operation in the trace, from 0. */
  readonly index: number;
  readonly operation: BundleRequest['cmd'];
  /** The text of the given selector; null if the bundle has no resolution. */
  readonly selector: string | null;
  readonly status: Bundle['status'];
  readonly exitCode: number;
  readonly bundleId: string;
  /** The number of frames. A request and its response are one frame. */
  readonly frames: number;
}

/** An operation of a trace with all its recorded data. */
export interface ShownOperation extends ListedOperation {
  readonly request: RequestEvent['request'];
  readonly rpc: readonly RecordedFrame[];
  readonly bundle: Bundle;
}

/** A filter of operations; all its conditions must apply. */
export interface TraceFilter {
  readonly index?: number | undefined;
  /** The value of `request.cmd`. */
  readonly operation?: string | undefined;
  /** A part of the selector's text. */
  readonly selector?: string | undefined;
  readonly exitCode?: number | undefined;
  readonly status?: Bundle['status'] | undefined;
}

/**
 * Yields the recorded operations that match a filter, without running them.
 *
 * @throws LanserError E/SCHEMA_INVALID with the line of an invalid trace; E/REPLAY_MISMATCH for a wrong digest at the
 * end of the trace; E/USAGE if the file cannot be read; the signal's reason or E/REQUEST_CANCELLED after an abort.
 */
export async function* listTrace(
  file: string,
  filter: TraceFilter = {},
  options: Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'> = {},
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
    if (matchesFilter(shown, filter)) yield shown;
  }
}

function matchesFilter(operation: ListedOperation, filter: TraceFilter): boolean {
  const { index, selector, exitCode, status } = filter;
  return (
    (index === undefined || operation.index === index) &&
    (filter.operation === undefined || operation.operation === filter.operation) &&
    (selector === undefined || operation.selector?.includes(selector) === true) &&
    (exitCode === undefined || operation.exitCode === exitCode) &&
    (status === undefined || operation.status === status)
  );
}
