import { failureOf } from './failure.ts';

/** A permission that a token may lack, as written under `permissions` of a workflow. */
export type Permission = 'checks: write' | 'pull-requests: write' | 'pull-requests: read';

/** The outcome of publishing on GitHub. */
export type PublishOutcome =
  | { readonly kind: 'published'; readonly url: string }
  /** Nothing was published, for example because a pull request is missing or a newer result exists. */
  | { readonly kind: 'skipped'; readonly reason: string; readonly url?: string }
  /** GitHub rejected the request, probably because the token lacks the permission. */
  | { readonly kind: 'refused'; readonly permission: Permission; readonly reason: string }
  /** Any other failure, for example a rate limit or no response. */
  | { readonly kind: 'failed'; readonly reason: string };

/** Matches 403 messages with a cause other than a missing permission, for example an archived repository. */
const STATES = /\b(?:locked|archived|blocked|suspended|disabled)\b/iu;

/** Runs work that sends requests to GitHub, and converts every error to an outcome. */
export async function attempt<T>(
  permission: Permission,
  work: () => Promise<T>,
): Promise<T | Extract<PublishOutcome, { kind: 'refused' | 'failed' }>> {
  try {
    return await work();
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'limited')
      return { kind: 'failed', reason: `GitHub's rate limit was reached: ${failure.text}` };
    if (failure.kind === 'uncertain') {
      return { kind: 'failed', reason: `the request to GitHub failed: ${failure.text}` };
    }
    if (failure.kind === 'defect') return { kind: 'failed', reason: `internal error: ${failure.text}` };
    const { status, text } = failure;
    const reason = `GitHub responded with ${status}: ${text}`;
    if (status === 401) return { kind: 'failed', reason: `${reason}; the token is invalid or has expired` };
    const lacksPermission = status === 404 || (status === 403 && !STATES.test(text));
    return lacksPermission ? { kind: 'refused', permission, reason } : { kind: 'failed', reason };
  }
}
