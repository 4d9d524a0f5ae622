import { ERROR_CODES, type ErrorCode } from './error-codes.ts';

export type ErrorDetails = Readonly<Record<string, unknown>>;

/**
 * A failure of the environment or of the input: the one exception of lanser's own. `message` is one
 * sentence or two for a person and says what to do next; `details` is JSON for programs and holds
 * no absolute path, because it stands in the hash domain of an error bundle.
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

/** Reads `code` of a Node system error ("ENOENT"), or undefined. */
export function errnoOf(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return undefined;
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Why a signal was aborted: its reason where that is an error of ours, E/INTERRUPTED otherwise. */
export function abortError(signal: AbortSignal): LanserError {
  return signal.reason instanceof LanserError
    ? signal.reason
    : new LanserError('E/INTERRUPTED', 'Stopped before the end; nothing was changed.');
}
