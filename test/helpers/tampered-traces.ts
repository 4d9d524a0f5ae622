import type { Event } from './trace-file.ts';

type Rpc = Extract<Event, { readonly kind: 'rpc' }>;

/** A changed value or a removed array item in a recorded message. */
export interface Tampering {
  readonly frame: Rpc;
  /** The path within the event, as a JSON Pointer without escapes. */
  readonly pointer: string;
}

/** Returns the events of an operation, and the session and snapshot events before the end of the operation. */
export function operationIn(
  events: readonly Event[],
  index: number,
): { readonly before: readonly Event[]; readonly operation: readonly Event[] } {
  const end = events.findIndex((event) => event.kind === 'bundle' && event.index === index);
  const until = events.slice(0, end + 1);
  return {
    before: until.filter(({ kind }) => kind === 'session' || kind === 'snapshot'),
    operation: until.filter((event) => 'index' in event && event.index === index),
  };
}

/** Makes a trace that repeats an operation, each time with one tampering. Also returns these tamperings, in order. */
export function tamperedTrace(
  events: readonly Event[],
  index: number,
  isIncluded: (place: number) => boolean = () => true,
): { readonly events: readonly Event[]; readonly tamperings: readonly Tampering[] } {
  const { before, operation } = operationIn(events, index);
  const tamperings = [...tamperingsOf(operation)].filter((_, place) => isIncluded(place));
  return {
    tamperings,
    events: [
      ...before,
      ...tamperings.flatMap(({ forged }, at) => forged.map((event) => ({ ...event, index: at }) as Event)),
    ],
  };
}

function* tamperingsOf(
  operation: readonly Event[],
): Generator<Tampering & { readonly forged: readonly Event[] }> {
  for (const [at, frame] of operation.entries()) {
    if (frame.kind !== 'rpc') continue;
    for (const member of ['params', 'result', 'error'] as const) {
      if (!(member in frame)) continue;
      const value = (frame as unknown as Readonly<Record<string, unknown>>)[member];
      for (const { pointer, changed } of changesOf(value, `/${member}`)) {
        yield { frame, pointer, forged: operation.with(at, { ...frame, [member]: changed }) };
      }
    }
  }
}

interface Change {
  readonly pointer: string;
  readonly changed: unknown;
}

/** Yields copies of the value. Each copy has one changed scalar, or lacks one array item. */
function* changesOf(value: unknown, pointer: string): Generator<Change> {
  if (typeof value === 'number') yield { pointer, changed: value + 1 };
  else if (typeof value === 'string') yield { pointer, changed: withCharacter(value) };
  else if (typeof value === 'boolean') yield { pointer, changed: !value };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield { pointer: `${pointer}/${index}`, changed: value.toSpliced(index, 1) };
      for (const { pointer: at, changed } of changesOf(item, `${pointer}/${index}`)) {
        yield { pointer: at, changed: value.with(index, changed) };
      }
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      for (const { pointer: at, changed } of changesOf(item, `${pointer}/${name}`)) {
        yield { pointer: at, changed: { ...value, [name]: changed } };
      }
    }
  }
}

/** Inserts an `x` in the middle, because a Base64 decoder may ignore an additional character at the end. */
function withCharacter(text: string): string {
  const middle = Math.floor(text.length / 2);
  return `${text.slice(0, middle)}x${text.slice(middle)}`;
}
