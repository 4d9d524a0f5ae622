import { isDeepStrictEqual } from 'node:util';
import type { RequestEvent, SessionEvent, TraceEvent } from '../model/generated/trace.ts';
import { hashViolations } from '../schema/hash-violations.ts';
import { violationsOf } from '../schema/validate.ts';
import { violationText } from '../schema/violations.ts';
import type { RecordedFrame } from '../trace/frame-queue.ts';
import { invalidTrace, readTrace, type ReadTraceOptions } from '../trace/read-trace.ts';
import type { TracedOperation } from './traced-operation.ts';

type Event = Exclude<TraceEvent, { readonly kind: 'end' }>;

/** Reads the events of a trace file. Validates each event against the schema and, if `hashes`, its bundles' ids. */
export function traceEvents(
  file: string,
  options: Pick<ReadTraceOptions, 'partial' | 'signal' | 'progress'>,
  hashes = false,
): AsyncGenerator<Event> {
  return readTrace(file, {
    ...options,
    violation(event) {
      const shape = violationsOf('trace', event);
      const [first] = hashes && shape.length === 0 ? hashViolations('trace', event) : shape;
      return first && violationText(first);
    },
  });
}

type Item =
  | SessionEvent
  | Extract<TraceEvent, { readonly kind: 'snapshot' }>
  | { readonly kind: 'operation'; readonly operation: TracedOperation };

/** Yields sessions, snapshots and operations. Combines an operation's request, messages and bundle into one item. */
export async function* operationsOf(events: AsyncIterable<Event>): AsyncGenerator<Item> {
  let request: RequestEvent | undefined;
  let frames: RecordedFrame[] = [];
  const open = new Map<string, RecordedFrame & { readonly type: 'request' }>();
  for await (const event of events) {
    switch (event.kind) {
      case 'session':
      case 'snapshot':
        yield event;
        break;
      case 'request':
        request = event;
        frames = [];
        open.clear();
        break;
      case 'rpc': {
        const { seq, direction, server, method } = event;
        const params = 'params' in event ? { params: event.params } : {};
        if (event.type === 'notification') {
          frames.push({ type: 'notification', seq, direction, server, method, ...params });
        } else if (event.type === 'request') {
          const frame = { type: 'request' as const, seq, direction, server, method, ...params };
          open.set(`${server} ${event.id}`, frame);
          frames.push(frame);
        } else {
          const key = `${server} ${event.id}`;
          const openRequest = open.get(key);
          if (openRequest?.method !== method) {
            throw invalidTrace(seq + 1, `the operation has no open request ${method} for this response`);
          }
          open.delete(key);
          openRequest.answer = 'error' in event ? { error: event.error } : { result: event.result };
        }
        break;
      }
      case 'bundle': {
        if (request === undefined) break;
        const { index, bundle, seq } = event;
        const listed = [request.request, request.original];
        if (!isDeepStrictEqual(listed, [bundle.request, bundle.resolution?.original])) {
          throw invalidTrace(seq + 1, 'the request of the bundle differs from the request event before it');
        }
        yield { kind: 'operation', operation: { index, request, frames, bundle, seq } };
        break;
      }
      default:
        event satisfies never;
    }
  }
}
