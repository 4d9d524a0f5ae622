import { readFile } from 'node:fs/promises';
import type { TraceEvent } from '../../src/model/generated/trace.ts';
import { violationsOf } from '../../src/schema/validate.ts';
import { violationText } from '../../src/schema/violations.ts';
import { readTrace, type ReadTraceOptions } from '../../src/trace/read-trace.ts';
import { traceDigest } from '../../src/trace/trace-digest.ts';

export type Event = Exclude<TraceEvent, { readonly kind: 'end' }>;

/** Returns the events of a trace except its end. */
export async function eventsIn(file: string): Promise<readonly Event[]> {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line) as Event);
}

/** Returns the text of a trace that contains these events, renumbered, and a valid end. */
export function traceText(events: readonly object[]): string {
  const digest = traceDigest();
  const lines = events.map((event, seq) => {
    const numbered = { ...event, seq } as TraceEvent;
    digest.add(numbered);
    return JSON.stringify(numbered);
  });
  const end = { kind: 'end', seq: lines.length, events: lines.length, digest: digest.value() };
  return `${[...lines, JSON.stringify(end)].join('\n')}\n`;
}

/** Reads bytes as a trace and validates the trace by its schema. Returns the events. */
export async function eventsOf(
  bytes: Uint8Array | string,
  options: Partial<ReadTraceOptions> = {},
  chunkBytes: number = Infinity,
): Promise<readonly Event[]> {
  const all = Buffer.from(bytes as Uint8Array);
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < all.length; at += chunkBytes) {
      yield all.subarray(at, Math.min(all.length, at + chunkBytes));
    }
  }
  const events: Event[] = [];
  const violation = (event: unknown): string | undefined => {
    const [first] = violationsOf('trace', event);
    return first && violationText(first);
  };
  for await (const event of readTrace(chunks(), { violation, ...options })) events.push(event);
  return events;
}
