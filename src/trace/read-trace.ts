import path from 'node:path';
import type { ErrorHint } from '../model/error-hint.ts';
import type { TraceEvent } from '../model/generated/trace.ts';
import { isRecord, type JsonRecord } from '../model/json-record.ts';
import { abortError, errnoOf, LanserError, messageOf, systemErrorText } from '../model/lanser-error.ts';
import { byteLines } from '../text/byte-lines.ts';
import { jsonSize } from '../text/json-size.ts';
import { scanJson } from '../text/scan-json.ts';
import { openReadStream } from '../workspace/read-stream.ts';
import { traceDigest, type TraceDigest } from './trace-digest.ts';
import { upgraderFrom } from './versions/upgrade.ts';

export interface ReadTraceOptions {
  /** Returns a schema violation of the event; undefined for a valid event. */
  readonly violation: (event: unknown) => string | undefined;
  /** True to accept a truncated trace, up to its last complete event. */
  readonly partial?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Receives the number of bytes read so far. */
  readonly progress?: ((bytes: number) => void) | undefined;
}

/** The limit in bytes. A recording divides larger snapshots into several lines. */
const MAX_LINE_LENGTH = 128 * 2 ** 20;
/** The maximum nesting of an event. Recursion of this depth does not overflow the stack. */
const MAX_DEPTH = 1000;
/** Limits the time of one event, because a signal cannot interrupt its processing. */
const MAX_VALUES_OF_EVENT = 2_000_000;
/** Limits the memory, because all frames of an operation are in memory together. */
const MAX_VALUES_OF_OPERATION = 10_000_000;

/**
 * Yields the events of a trace, except `end`. Checks the schema and position of each event, and at `end` the digest.
 *
 * @throws LanserError E/REPLAY_MISMATCH if only the digest differs; E/SCHEMA_INVALID for any other invalid trace;
 * E/USAGE if the file cannot be read; the error of {@link abortError} if the signal is aborted.
 */
export async function* readTrace(
  file: string | AsyncIterable<Uint8Array>,
  options: ReadTraceOptions,
): AsyncGenerator<Exclude<TraceEvent, { readonly kind: 'end' }>> {
  const digest = traceDigest();
  const order = eventOrder();
  let upgrade: ReturnType<typeof upgraderFrom> | undefined;
  let isEnded = false;
  let line = 0;
  let values = 0;
  for await (const { text, isWhole } of linesOf(file, options)) {
    line += 1;
    if (isEnded) throw invalidTrace(line, 'the trace continues after its end');
    // Only the first event shows that a file is a trace. So a cut-off first line is an error, even with `partial`.
    if (!isWhole && options.partial === true && line > 1) return;
    if (!isWhole) {
      const hint = line > 1 ? 'read-partial-trace' : undefined;
      throw invalidTrace(line, 'the trace is cut off within this line', hint);
    }
    values += expectSize(line, text);
    if (values > MAX_VALUES_OF_OPERATION)
      throw invalidTrace(line, `the operation has more than ${MAX_VALUES_OF_OPERATION} values`);
    const read = parsed(line, text);
    if (upgrade === undefined && read['kind'] !== 'session')
      throw invalidTrace(line, 'the first event is not a session');
    upgrade ??= upgraderFrom(read['version']);
    const event = upgrade(read) as unknown as TraceEvent;
    const violation = options.violation(event);
    if (violation !== undefined) throw invalidTrace(line, `the event is not valid: ${violation}`);
    const disorder =
      event.seq === line - 1 ? order(event) : `the event has the number ${event.seq}, not ${line - 1}`;
    if (disorder !== undefined) throw invalidTrace(line, disorder);
    if (event.kind === 'bundle') values = 0;
    if (event.kind === 'end') {
      if (event.events !== line - 1)
        throw invalidTrace(line, `the trace ends after ${line - 1} events, not ${event.events}`);
      if (event.digest !== digest.value()) throw changed(line, event.digest, digest.value());
      isEnded = true;
    } else {
      // The digest covers the event as written, before the upgrade.
      addTo(digest, read as unknown as TraceEvent, line);
      yield event;
    }
  }
  if (line === 0) throw invalidTrace(1, 'the file is empty');
  if (!isEnded && options.partial !== true) {
    throw invalidTrace(line + 1, 'the trace is cut off: its end is missing', 'read-partial-trace');
  }
}

/** Creates a check of the order of events. The check returns why an event is out of order, or undefined. */
function eventOrder(): (event: TraceEvent) => string | undefined {
  let index = -1;
  let isOpen = false;
  return (event) => {
    switch (event.kind) {
      case 'session':
      case 'snapshot':
        return isOpen ? `a ${event.kind} is inside operation ${index}` : undefined;
      case 'request':
        if (isOpen) return `operation ${index} has no bundle`;
        index += 1;
        isOpen = true;
        return event.index === index ? undefined : `the request is operation ${index}, not ${event.index}`;
      case 'rpc':
        return isOpen && (event.index === undefined || event.index === index)
          ? undefined
          : 'the frame does not belong to an open operation';
      case 'bundle':
        if (!isOpen || event.index !== index) return 'the bundle does not belong to an open operation';
        isOpen = false;
        return undefined;
      case 'end':
        return isOpen ? `operation ${index} has no bundle` : undefined;
      default:
        return event satisfies never;
    }
  };
}

function parsed(line: number, text: string): JsonRecord {
  // `JSON.parse` also rejects this mark, but the mark is invisible in its message.
  if (text.startsWith('\u{FEFF}'))
    throw invalidTrace(line, 'the line begins with a byte order mark (U+FEFF)');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalidTrace(
      line,
      `the line is not JSON (${messageOf(error).replace(/, ".*" is not valid JSON$/su, '')})`,
    );
  }
  if (!isRecord(value)) throw invalidTrace(line, 'the line is not an event');
  const duplicate = duplicateKey(text, value);
  if (duplicate !== undefined) throw invalidTrace(line, `the property ${duplicate} occurs twice`);
  return value;
}

/**
 * Returns the JSON pointer of a property that occurs twice in its object, if any. `JSON.parse` ignores its first
 * value, but a person may read it. Skips the slow scan if the line equals the serialized value, as lanser writes it.
 */
function duplicateKey(text: string, value: JsonRecord): string | undefined {
  if (JSON.stringify(value) === text) return undefined;
  return scanJson(text, MAX_DEPTH).duplicates[0]?.pointer;
}

/** Checks the size of an event before parsing. Returns an upper bound on the number of values. */
function expectSize(line: number, text: string): number {
  const { depth, values } = jsonSize(text);
  if (depth > MAX_DEPTH) throw invalidTrace(line, `the event has more than ${MAX_DEPTH} levels`);
  if (values <= MAX_VALUES_OF_EVENT) return values;
  throw invalidTrace(line, `the event has more than ${MAX_VALUES_OF_EVENT} values`);
}

/** Adds an event to the digest. Rejects numbers out of range and lone surrogates, which have no canonical form. */
function addTo(digest: TraceDigest, event: TraceEvent, line: number): void {
  try {
    digest.add(event);
  } catch (error) {
    throw invalidTrace(line, `the event has no canonical form (${messageOf(error)})`);
  }
}

export function invalidTrace(line: number, reason: string, hint?: ErrorHint): LanserError {
  const advice = hint === undefined ? ' Record the trace again.' : '';
  return new LanserError('E/SCHEMA_INVALID', `Line ${line}: ${reason}.${advice}`, { line, reason }, { hint });
}

function changed(line: number, expected: string, got: string): LanserError {
  const reason = 'the digest differs, so a line was changed after the recording';
  const message = `Line ${line}: ${reason}. Record the trace again.`;
  return new LanserError('E/REPLAY_MISMATCH', message, { line, reason, expected, got });
}

interface Line {
  readonly text: string;
  /** True if the line ends in a line feed. Only the last line of a truncated trace does not. */
  readonly isWhole: boolean;
}

async function* linesOf(
  file: string | AsyncIterable<Uint8Array>,
  options: ReadTraceOptions,
): AsyncGenerator<Line> {
  for await (const { number, bytes, isEnded } of byteLines(chunksOf(file, options), MAX_LINE_LENGTH)) {
    if (bytes === undefined) throw invalidTrace(number, 'the line is too long for an event');
    yield { text: decoded(bytes, number, isEnded), isWhole: isEnded };
  }
}

async function* chunksOf(
  file: string | AsyncIterable<Uint8Array>,
  { signal, progress }: ReadTraceOptions,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  try {
    const stream = typeof file === 'string' ? openReadStream(file, 2 ** 18, signal) : file;
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      total += chunk.length;
      yield chunk;
      progress?.(total);
    }
  } catch (error) {
    if (error instanceof LanserError) throw error;
    if (signal?.aborted === true) throw abortError(signal);
    const errno = errnoOf(error) ?? null;
    throw new LanserError(
      'E/USAGE',
      `The trace${typeof file === 'string' ? ` ${JSON.stringify(path.basename(file))}` : ''} cannot be read: ${systemErrorText(error)}. Check its path and permissions.`,
      { errno },
      { cause: error },
    );
  }
}

function decoded(bytes: Buffer, line: number, isWhole: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: isWhole, ignoreBOM: true }).decode(bytes);
  } catch {
    throw invalidTrace(line, 'the line is not UTF-8');
  }
}
