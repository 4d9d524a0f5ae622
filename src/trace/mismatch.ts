import { LanserError } from '../model/lanser-error.ts';
import { clip } from '../text/clip.ts';

/** The point at which a replay differs from its trace. */
export interface Mismatch {
  /** The zero-based index of the operation. */
  readonly index: number;
  /** The number of the event in the trace; null if the trace has no event for the item. */
  readonly seq: number | null;
  /** The compared item, for example `frame textDocument/hover` or `bundle`. */
  readonly event: string;
  /** JSON pointer of the first difference. */
  readonly pointer: string;
  /** The value in the trace; undefined if the trace does not contain one. */
  readonly expected?: unknown;
  /** The value in the replay; undefined if the replay did not produce one. */
  readonly got?: unknown;
}

export function mismatchError(mismatch: Mismatch): LanserError {
  const { index, seq, event, pointer, expected, got } = mismatch;
  const at = seq === null ? '' : `, event ${seq}`;
  const place = pointer === '' ? '' : ` at ${pointer}`;
  return new LanserError(
    'E/REPLAY_MISMATCH',
    `Operation ${index}${at}: ${event}${place}: expected ${shown(expected)}, got ${shown(got)}. Replay the trace with the recorded versions of lanser and of the server.`,
    { ...mismatch, expected: cut(expected), got: cut(got) },
  );
}

const MAX_SHOWN = 120;
const MAX_KEPT = 2000;

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : clip(JSON.stringify(value), MAX_SHOWN);
}

/** Truncates a long value. The pointer and the start of the value are enough to find the difference. */
function cut(value: unknown): unknown {
  const text = JSON.stringify(value ?? null);
  return text.length <= MAX_KEPT ? (value ?? null) : clip(text, MAX_KEPT);
}
