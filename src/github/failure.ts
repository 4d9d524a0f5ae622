import { LanserError } from '../model/lanser-error.ts';
import { beginning } from '../text/clip.ts';

export type Failure =
  /** A rate limit: the request had no effect. `retryAfterMs` is a duration, `resetMs` a Unix time in milliseconds. */
  | {
      readonly kind: 'limited';
      readonly retryAfterMs: number | undefined;
      readonly resetMs: number | undefined;
      readonly text: string;
    }
  /** No usable response, or a server error: the request may have had an effect. */
  | { readonly kind: 'uncertain'; readonly text: string }
  /** GitHub rejected the request, or a list has too many pages. */
  | { readonly kind: 'rejected'; readonly status: number; readonly text: string }
  /** No HTTP request failed: a defect of lanser, or a response with a GraphQL error or unexpected fields. */
  | { readonly kind: 'defect'; readonly text: string };

interface ErrorResponse {
  readonly status?: unknown;
  readonly message?: unknown;
  readonly response?: {
    readonly headers?: Readonly<Record<string, string | number | undefined>>;
    readonly data?: { readonly message?: unknown };
  };
}

const MAX_TEXT_LENGTH = 300;

/** The error for a response that is not GitHub's, such as a proxy's page. Octokit throws no error for it. */
export class UnreadableResponse extends Error {
  override readonly name = 'UnreadableResponse';
  readonly status = 502;

  constructor(request: string) {
    super(`the response to ${request} is not GitHub's. Check GITHUB_API_URL and the proxy`);
  }
}

/** Classifies an error of a request, or of work that sends requests. */
export function failureOf(error: unknown): Failure {
  const { status, message, response } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as ErrorResponse;
  const givenMessage = response?.data?.message ?? message;
  const text = typeof givenMessage === 'string' ? beginning(givenMessage, MAX_TEXT_LENGTH) : 'unknown error';
  if (typeof status !== 'number' && !isAborted(error)) return { kind: 'defect', text };
  if (typeof status !== 'number' || response === undefined) return { kind: 'uncertain', text };
  const headers = response.headers ?? {};
  const milliseconds = (name: string): number | undefined => {
    const value = Number(headers[name] ?? Number.NaN);
    return Number.isFinite(value) && value >= 0 ? value * 1000 : undefined;
  };
  const retryAfterMs = milliseconds('retry-after');
  const resetMs =
    String(headers['x-ratelimit-remaining']) === '0' ? milliseconds('x-ratelimit-reset') : undefined;
  const isLimit = retryAfterMs !== undefined || resetMs !== undefined || /\brate limit/iu.test(text);
  if (status === 429 || (status === 403 && isLimit)) return { kind: 'limited', retryAfterMs, resetMs, text };
  if (status >= 500) return { kind: 'uncertain', text: `${status}: ${text}` };
  return { kind: 'rejected', status, text };
}

/** Returns true for status 422: GitHub rejected the values in a request. */
export function isUnprocessable(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'rejected' && failure.status === 422;
}

/** Returns true if a time limit or an abort signal caused the error. The signal's reason is often a `LanserError`. */
function isAborted(error: unknown): boolean {
  if (error instanceof LanserError) return true;
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
}
