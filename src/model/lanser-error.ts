import { getSystemErrorMap } from 'node:util';
import type { Bundle } from './bundle.ts';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';
import type { ErrorHint } from './error-hint.ts';

export type ErrorDetails = Readonly<Record<string, unknown>>;

/** The error in a document, such as a bundle, a line of a batch or a report. */
export type ErrorDocument = NonNullable<Bundle['error']>;

export interface ErrorContext {
  readonly cause?: unknown;
  /** Default: the hint of a `cause` that is a LanserError. */
  readonly hint?: ErrorHint | undefined;
}

/**
 * A failure with a stable code. `message` is for people. `details` is JSON for programs. `describeHint` returns the
 * sentence of `hint`. A bundle's hash covers all four. So the error of an operation must not contain absolute paths:
 * they would make the hash differ between machines.
 */
export class LanserError extends Error {
  override readonly name = 'LanserError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly hint: ErrorHint | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: ErrorDetails = {},
    { cause, hint }: ErrorContext = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.details = details;
    this.hint = hint ?? (cause instanceof LanserError ? cause.hint : undefined);
  }

  get exitCode(): number {
    return ERROR_CODES[this.code].exitCode;
  }

  get retryable(): boolean {
    return ERROR_CODES[this.code].retryable;
  }

  toJSON(): ErrorDocument {
    const { code, message, details, hint } = this;
    return { code, message, details, ...(hint === undefined ? {} : { hint }) };
  }
}

export function errorFrom({ code, message, details, hint }: ErrorDocument): LanserError {
  return new LanserError(code as ErrorCode, message, details, { hint: hint as ErrorHint | undefined });
}

/** Returns the string `code` of an error, such as "ENOENT", or undefined. */
export function errnoOf(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return undefined;
}

/** Returns true for the system errors of a path that does not exist. */
export function isMissing(error: unknown): boolean {
  const errno = errnoOf(error);
  return errno === 'ENOENT' || errno === 'ENOTDIR';
}

/** Returns the text of a system error, such as "no such file or directory", or else its `code` or "unknown error". */
export function systemErrorText(error: unknown): string {
  const number = error instanceof Error && 'errno' in error ? Number(error.errno) : 0;
  return getSystemErrorMap().get(number)?.[1] ?? errnoOf(error) ?? 'unknown error';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the error for work that a signal has aborted: the signal's LanserError, or else E/REQUEST_CANCELLED. */
export function abortError(signal: AbortSignal): LanserError {
  if (signal.reason instanceof LanserError) return signal.reason;
  const message = 'The caller cancelled the request.';
  return new LanserError('E/REQUEST_CANCELLED', message, BY_CALLER, { cause: signal.reason });
}

const BY_CALLER = { cancelledBy: 'caller' } as const;

/** Returns true if the user, the CI runner or the caller stopped the run. A server's cancellation does not count. */
export function isStopped(error: unknown): boolean {
  if (!(error instanceof LanserError)) return false;
  if (error.code === 'E/INTERRUPTED') return true;
  return error.code === 'E/REQUEST_CANCELLED' && error.details['cancelledBy'] === BY_CALLER.cancelledBy;
}
