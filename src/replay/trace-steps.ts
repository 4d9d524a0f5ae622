import type { PathOptions, RecordedStep } from '../reward/training-records.ts';
import type { ReadTraceOptions } from '../trace/read-trace.ts';
import { recordedRewards } from './replayed-series.ts';
import { operationsOf, traceEvents } from './trace-operations.ts';

/**
 * Yields the operations of a trace as steps to score. A step's documents are the files that this and earlier
 * operations read. Each file has the version that the last operation to read the file found first.
 *
 * @throws LanserError E/SCHEMA_INVALID with the line of an invalid event or an edited bundle; E/REPLAY_MISMATCH if the
 * digest of the trace is wrong; E/USAGE if the file cannot be read; after an abort, the signal's LanserError or
 * E/REQUEST_CANCELLED.
 */
export async function* traceSteps(
  file: string,
  options: Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'> = {},
): AsyncGenerator<RecordedStep> {
  const documents = new Map<string, string>();
  for await (const item of operationsOf(traceEvents(file, options, true))) {
    if (item.kind === 'snapshot') {
      for (const [uri, document] of Object.entries(item.documents)) {
        if (document === null) documents.delete(uri);
        else documents.set(uri, document.blob);
      }
    } else if (item.kind === 'operation') {
      const { index, request, bundle } = item.operation;
      const { previous } = request;
      yield {
        index,
        request: bundle.request,
        bundle,
        documents: Object.fromEntries(documents),
        ...(previous === undefined ? {} : { previous }),
      };
    }
  }
}

/** Returns the reward settings of a recording. Reads only the first event. */
export async function traceRewards(file: string): Promise<PathOptions> {
  for await (const event of traceEvents(file, { partial: true })) {
    return event.kind === 'session' ? recordedRewards(event) : {};
  }
  return {};
}
