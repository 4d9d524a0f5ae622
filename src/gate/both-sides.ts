import type { ErrorCode } from '../model/error-codes.ts';
import { isStopped, LanserError } from '../model/lanser-error.ts';

/** Which side of the gate something is about. */
export type SideName = 'before' | 'after';

export interface SideFailure {
  readonly side: SideName;
  readonly error: LanserError;
}

export type BothSides<T> =
  | { readonly kind: 'established'; readonly before: T; readonly after: T }
  | { readonly kind: 'failed'; readonly failures: readonly SideFailure[] };

/** Failures after which a side is unknown; all others are the caller's to mend and are thrown. */
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

/** Several resources that are disposed of at the same time. */
export function together(...resources: readonly AsyncDisposable[]): AsyncDisposable {
  return {
    async [Symbol.asyncDispose]() {
      await Promise.all(resources.map(async (resource) => resource[Symbol.asyncDispose]()));
    },
  };
}

/**
 * Works on the two sides at the same time: each has a server of its own, and machines have more
 * than one core. Where one fails the other is stopped, and what it had opened is disposed of.
 */
export async function onBothSides<T extends AsyncDisposable>(
  signal: AbortSignal,
  work: (side: SideName, signal: AbortSignal) => Promise<T>,
): Promise<BothSides<T>> {
  const stop = new AbortController();
  const stopped = new LanserError('E/REQUEST_CANCELLED', 'The other side failed.');
  const run = async (side: SideName): Promise<T> => {
    try {
      return await work(side, AbortSignal.any([signal, stop.signal]));
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
  let fatal: unknown;
  for (const [side, result] of [['before', before] as const, ['after', after] as const]) {
    if (result.status === 'fulfilled') await result.value[Symbol.asyncDispose]();
    else if (isInconclusive(result.reason)) {
      if (result.reason !== stopped) failures.push({ side, error: result.reason });
    } else fatal ??= result.reason;
  }
  if (fatal !== undefined) throw asError(fatal);
  return { kind: 'failed', failures };
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
