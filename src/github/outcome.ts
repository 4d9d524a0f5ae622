import { failureOf } from './failure.ts';

/** A right that a token may lack, as a workflow's `permissions:` name it. */
export type Permission = 'checks: write' | 'pull-requests: write' | 'pull-requests: read';

/** What became of something that was to stand on GitHub. None of it is an exception. */
export type PublishOutcome =
  | { readonly kind: 'published'; readonly url: string }
  /** There is nothing to say, or something newer stands there. */
  | { readonly kind: 'skipped'; readonly reason: string; readonly url?: string }
  | { readonly kind: 'refused'; readonly permission: Permission; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** What does not follow from the token, although GitHub says 403. */
const STATES = /\b(?:locked|archived|blocked|suspended|disabled)\b/iu;

/** Runs work on GitHub and turns every failure of it into an outcome. */
export async function attempt<T>(
  permission: Permission,
  work: () => Promise<T>,
): Promise<T | Extract<PublishOutcome, { kind: 'refused' | 'failed' }>> {
  try {
    return await work();
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'limited')
      return { kind: 'failed', reason: `a rate limit of GitHub: ${failure.text}` };
    if (failure.kind === 'unanswered') {
      return { kind: 'failed', reason: `GitHub did not answer: ${failure.text}` };
    }
    const { status, text } = failure;
    const reason = `GitHub says ${status}: ${text}`;
    if (status === 401) return { kind: 'failed', reason: `${reason}; the token is not valid, or no longer` };
    const isRight = status === 404 || (status === 403 && !STATES.test(text));
    return isRight ? { kind: 'refused', permission, reason } : { kind: 'failed', reason };
  }
}
