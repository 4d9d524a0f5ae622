import { isStopped, LanserError } from '../model/lanser-error.ts';
import type { TraceCheck } from '../model/report.ts';
import { replayTrace, type ReplayOptions } from './replay-trace.ts';

/** What becomes of a trace: each of its bundles is made again, up to the first that differs. */
export async function verifyTrace(
  file: string,
  /** What the file is called where that is said. */
  name: string,
  options: Omit<ReplayOptions, 'index'>,
): Promise<TraceCheck> {
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
  { message, details }: LanserError,
): TraceCheck {
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
      ...(expected === undefined || expected === null ? {} : { expected }),
      ...(got === undefined || got === null ? {} : { got }),
    },
  };
}
