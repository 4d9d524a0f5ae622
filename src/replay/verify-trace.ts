import { expectOptions } from '../model/expect-options.ts';
import { isStopped, LanserError } from '../model/lanser-error.ts';
import type { TraceCheck } from '../model/report.ts';
import { replayTrace, type ReplayOptions } from './replay-trace.ts';

/**
 * Replays a trace up to the first difference. A LanserError of the replay becomes `mismatch` or `unreadable`.
 *
 * @throws LanserError E/USAGE for a wrong option; E/INTERRUPTED or E/REQUEST_CANCELLED after an abort.
 */
export async function verifyTrace(
  file: string,
  /** The name of the file in the result. */
  name: string,
  options: Omit<ReplayOptions, 'index'>,
): Promise<TraceCheck> {
  expectOptions('verifyTrace', ['host'], options);
  let bundles = 0;
  try {
    for await (const { mismatch } of replayTrace(file, options)) {
      if (mismatch !== undefined) return checkOf(name, 'mismatch', bundles, mismatch);
      bundles += 1;
    }
  } catch (error) {
    if (!(error instanceof LanserError) || isStopped(error)) throw error;
    return checkOf(name, error.code === 'E/REPLAY_MISMATCH' ? 'mismatch' : 'unreadable', bundles, error);
  }
  return { path: name, conclusion: 'match', bundles, firstDifference: null };
}

function checkOf(
  path: string,
  conclusion: TraceCheck['conclusion'],
  bundles: number,
  error: LanserError,
): TraceCheck {
  const { message, hint, details } = error.toJSON();
  const { line, seq, index, pointer, expected, got } = details;
  return {
    path,
    conclusion,
    bundles,
    firstDifference: {
      line: typeof line === 'number' ? line : typeof seq === 'number' ? seq + 1 : null,
      index: typeof index === 'number' ? index : null,
      pointer: typeof pointer === 'string' && pointer !== '' ? pointer : null,
      message,
      ...(hint === undefined ? {} : { hint }),
      ...(expected === undefined || expected === null ? {} : { expected }),
      ...(got === undefined || got === null ? {} : { got }),
    },
  };
}
