import { ERROR_CODES, type ErrorCode } from './error-codes.ts';

export type ErrorDetails = Readonly<Record<string, unknown>>;

/**
 * A failure of the environment or of the input: the only exception type of lanser's own. `message` is one or
 * two sentences for people, with the next step. `details` is JSON for programs and contains no absolute
 * paths, because the hash of an error bundle covers it.
 */
export class LanserError extends Error {
  override readonly name = 'LanserError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.details = details;
  }

  get exitCode(): number {
    return ERROR_CODES[this.code].exitCode;
  }

  get retryable(): boolean {
    return ERROR_CODES[this.code].retryable;
  }
}

/** Returns the `code` of a Node system error ("ENOENT"), or undefined. */
export function errnoOf(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return undefined;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Returns the error for work that a signal has aborted. A process edge aborts with E/INTERRUPTED or
 * E/LS_TIMEOUT as the reason. Any other reason is the caller's own cancellation, E/REQUEST_CANCELLED.
 */
export function abortError(signal: AbortSignal): LanserError {
  if (signal.reason instanceof LanserError) return signal.reason;
  const message = 'The caller cancelled the request; nothing was changed.';
  return new LanserError('E/REQUEST_CANCELLED', message, BY_CALLER, signal.reason);
}

const BY_CALLER = { cancelledBy: 'caller' } as const;

/** Returns true if the user or the caller stopped the whole run, but not if a server cancelled a request. */
export function isStopped(error: unknown): boolean {
  if (!(error instanceof LanserError)) return false;
  if (error.code === 'E/INTERRUPTED') return true;
  return error.code === 'E/REQUEST_CANCELLED' && error.details['cancelledBy'] === BY_CALLER.cancelledBy;
}
