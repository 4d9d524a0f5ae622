import { LanserError } from '../model/lanser-error.ts';
import { clip } from '../text/clip.ts';

/** The point at which a replay differs from its trace. */
export interface Mismatch {
  /** The zero-based index of the operation. */
  readonly index: number;
  /** The `seq` of the compared event in the trace; null if unknown. */
  readonly seq: number | null;
  /** The compared item, for example `frame textDocument/hover` or `bundle`. */
  readonly event: string;
  /** The JSON pointer of a difference in the item; empty for the whole item. */
  readonly pointer: string;
  readonly expected?: unknown;
  readonly got?: unknown;
}

export function mismatchError(mismatch: Mismatch): LanserError {
  const { index, seq, event, pointer, expected, got } = mismatch;
  const at = seq === null ? '' : `, event ${seq}`;
  const place = pointer === '' ? '' : ` at ${pointer}`;
  return new LanserError(
    'E/REPLAY_MISMATCH',
    `Operation ${index}${at}: ${event}${place}: expected ${shown(expected)}, got ${shown(got)}. If a different version of lanser recorded the trace, replay it with that version.`,
    { ...mismatch, expected: cut(expected), got: cut(got) },
  );
}

const MAX_SHOWN = 120;
const MAX_KEPT = 2000;

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : clip(JSON.stringify(value), MAX_SHOWN);
}

/** Returns the value, or the start of its JSON text if this text is long. Replaces `undefined` with null. */
function cut(value: unknown): unknown {
  const text = JSON.stringify(value ?? null);
  return text.length <= MAX_KEPT ? (value ?? null) : clip(text, MAX_KEPT);
}
