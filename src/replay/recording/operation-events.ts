import type { Bundle } from '../../model/bundle.ts';
import type { TracedCall } from '../../model/generated/trace.ts';
import type { NewEvent } from '../../trace/write-trace.ts';
import { stableBundle } from '../../bundle/stable-bundle.ts';
import type { OperationRecord } from './operation-record.ts';

export interface RecordedAnswer {
  readonly index: number;
  readonly call: TracedCall;
  readonly record: OperationRecord;
  readonly bundle: Bundle;
  /** Only for the first operation of a recording with rewards: the bundle to compare with `bundle`; null if none. */
  readonly previous?: Bundle | null | undefined;
}

/** The number of requests in the trace so far, by server. The next request to the server gets this number as id. */
export type RequestCounts = Map<string, number>;

/** Returns the events of one operation: its request, its recorded messages and its bundle. Updates `counts`. */
export function operationEvents(
  { index, call, record, bundle, previous }: RecordedAnswer,
  counts: RequestCounts,
): readonly NewEvent[] {
  const { startedAt, timing } = bundle.meta;
  const original = bundle.resolution?.original;
  return [
    {
      kind: 'request',
      index,
      request: bundle.request,
      ...(original === undefined ? {} : { original }),
      call,
      ...(previous === undefined ? {} : { previous: previous && stableBundle(previous) }),
      timing: startedAt === undefined ? {} : { startedAt },
    },
    ...frameEvents(index, record, counts),
    {
      kind: 'bundle',
      index,
      bundle: stableBundle(bundle),
      timing: timing === undefined ? {} : { phases: timing },
    },
  ];
}

function frameEvents(index: number, { log }: OperationRecord, counts: RequestCounts): readonly NewEvent[] {
  return log.frames.flatMap((frame): NewEvent[] => {
    const { direction, server, method, params } = frame;
    const base = { kind: 'rpc' as const, direction, server, method, index };
    const given = params === undefined ? {} : { params };
    if (frame.type === 'notification') return [{ ...base, type: 'notification', ...given }];
    const id = counts.get(server) ?? 0;
    counts.set(server, id + 1);
    const request: NewEvent = { ...base, type: 'request', id, ...given };
    const { answer } = frame;
    if (answer === undefined) return [request];
    const back = { ...base, direction: 'received' as const, type: 'response' as const, id };
    return 'error' in answer
      ? [request, { ...back, error: answer.error }]
      : [request, { ...back, result: answer.result }];
  });
}
