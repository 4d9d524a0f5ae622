/** Why GitHub did not do what it was asked. */
export type Failure =
  /** It did nothing, because it was asked too often. */
  | {
      readonly kind: 'limited';
      readonly retryAfterMs: number | undefined;
      readonly resetMs: number | undefined;
      readonly text: string;
    }
  /** Nobody knows whether it did it: no answer, or a failure of its own. */
  | { readonly kind: 'unanswered'; readonly text: string }
  /** It answered that it does not. */
  | { readonly kind: 'rejected'; readonly status: number; readonly text: string };

interface Answer {
  readonly status?: unknown;
  readonly message?: unknown;
  readonly response?: {
    readonly headers?: Readonly<Record<string, string | number | undefined>>;
    readonly data?: { readonly message?: unknown };
  };
}

const LONGEST_TEXT = 300;

/** What is known of a failed request. Its text is GitHub's, or that of whatever answered in its place. */
export function failureOf(error: unknown): Failure {
  const { status, message, response } = (typeof error === 'object' && error !== null ? error : {}) as Answer;
  const said = response?.data?.message ?? message;
  const text = typeof said === 'string' ? said.slice(0, LONGEST_TEXT) : 'unknown error';
  if (typeof status !== 'number' || response === undefined) return { kind: 'unanswered', text };
  const headers = response.headers ?? {};
  const seconds = (name: string): number | undefined => {
    const value = Number(headers[name] ?? Number.NaN);
    return Number.isFinite(value) && value >= 0 ? value * 1000 : undefined;
  };
  const retryAfterMs = seconds('retry-after');
  const resetMs = String(headers['x-ratelimit-remaining']) === '0' ? seconds('x-ratelimit-reset') : undefined;
  const isLimit = retryAfterMs !== undefined || resetMs !== undefined || /\brate limit/iu.test(text);
  if (status === 429 || (status === 403 && isLimit)) return { kind: 'limited', retryAfterMs, resetMs, text };
  if (status >= 500) return { kind: 'unanswered', text: `${status}: ${text}` };
  return { kind: 'rejected', status, text };
}
