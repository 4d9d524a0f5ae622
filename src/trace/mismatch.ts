import { LanserError } from '../model/lanser-error.ts';

/** Where a replay leaves its trace. */
export interface Mismatch {
  /** The operation, from 0. */
  readonly index: number;
  /** The event of the trace; null where the trace has none. */
  readonly seq: number | null;
  /** What was compared: a frame's method, or `bundle`. */
  readonly event: string;
  /** JSON Pointer of the first difference. */
  readonly pointer: string;
  /** What the trace has there; absent: nothing. */
  readonly expected?: unknown;
  /** What the replay has there; absent: nothing. */
  readonly got?: unknown;
}

export function mismatchError(mismatch: Mismatch): LanserError {
  const { index, seq, event, pointer, expected, got } = mismatch;
  const at = seq === null ? '' : `, event ${seq}`;
  const place = pointer === '' ? '' : ` at ${pointer}`;
  return new LanserError(
    'E/REPLAY_MISMATCH',
    `Operation ${index}${at}: ${event}${place}: expected ${shown(expected)}, got ${shown(got)}.`,
    { ...mismatch, expected: cut(expected), got: cut(got) },
  );
}

const MOST_SHOWN = 120;
const MOST_KEPT = 2000;

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}…`;
}

/** The place is what matters of a value that is long. */
function cut(value: unknown): unknown {
  const text = JSON.stringify(value ?? null);
  return text.length <= MOST_KEPT ? (value ?? null) : `${text.slice(0, MOST_KEPT)}…`;
}
