import { anySignal } from '../model/any-signal.ts';
import type { ErrorCode } from '../model/error-codes.ts';
import { isStopped, LanserError } from '../model/lanser-error.ts';

/** A side of the gate: `before` is base, and `after` is head. */
export type SideName = 'before' | 'after';

export interface SideFailure {
  readonly side: SideName;
  readonly error: LanserError;
}

export type BothSides<T> =
  | { readonly kind: 'established'; readonly before: T; readonly after: T }
  | { readonly kind: 'failed'; readonly failures: readonly SideFailure[] };

/** The codes of errors that make a side inconclusive, unless the user or the caller stopped the run. */
const INCONCLUSIVE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'E/CONTENT_MODIFIED',
  'E/FS_PERMISSIONS',
  'E/INCONCLUSIVE',
  'E/LS_CRASH',
  'E/LS_TIMEOUT',
  'E/REQUEST_CANCELLED',
  'E/UNSUPPORTED_CAP',
]);

export function isInconclusive(error: unknown): error is LanserError {
  return error instanceof LanserError && INCONCLUSIVE.has(error.code) && !isStopped(error);
}

/** An inconclusive error that prevents the check of one side. */
export class SideError extends LanserError {
  readonly side: SideName;

  constructor(side: SideName, error: LanserError) {
    super(error.code, error.message, error.details, { cause: error });
    this.side = side;
  }
}

/** Returns an error handler. It throws an inconclusive error as a {@link SideError}, and other errors unchanged. */
export function onSide(side: SideName): (error: unknown) => never {
  return (error) => {
    throw isInconclusive(error) ? new SideError(side, error) : error;
  };
}

/** Returns a resource that disposes of all given resources concurrently. */
export function together(...resources: readonly AsyncDisposable[]): AsyncDisposable {
  return {
    async [Symbol.asyncDispose]() {
      await Promise.all(resources.map(async (resource) => resource[Symbol.asyncDispose]()));
    },
  };
}

/**
 * Runs `work` for both sides concurrently. If one side fails, aborts the other side and disposes of the other side's
 * result, if any. Returns both results, or the inconclusive failures. The abort of the other side does not count as a
 * failure.
 *
 * @throws an error that is not inconclusive. If both sides have such an error, throws the error of base.
 */
export async function onBothSides<T extends AsyncDisposable>(
  signal: AbortSignal,
  work: (side: SideName, signal: AbortSignal) => Promise<T>,
): Promise<BothSides<T>> {
  const stop = new AbortController();
  const stopped = new LanserError('E/REQUEST_CANCELLED', 'The other side failed.');
  const run = async (side: SideName): Promise<T> => {
    try {
      return await work(side, anySignal([signal, stop.signal]));
    } catch (error) {
      stop.abort(stopped);
      throw error;
    }
  };
  const [before, after] = await Promise.allSettled([run('before'), run('after')]);
  if (before.status === 'fulfilled' && after.status === 'fulfilled') {
    return { kind: 'established', before: before.value, after: after.value };
  }
  const failures: SideFailure[] = [];
  let fatal: PromiseRejectedResult | undefined;
  for (const [side, result] of [['before', before] as const, ['after', after] as const]) {
    if (result.status === 'fulfilled') await result.value[Symbol.asyncDispose]();
    else if (isInconclusive(result.reason)) {
      if (result.reason !== stopped) failures.push({ side, error: result.reason });
    } else fatal ??= result;
  }
  if (fatal !== undefined) throw fatal.reason;
  return { kind: 'failed', failures };
}
