import { LanserError } from '../model/lanser-error.ts';
import { payloadOf } from './event-payload.ts';

/** The full commit ids of the two sides; null or undefined for a side without a commit. */
export interface ComparedCommits {
  readonly before: string | null | undefined;
  readonly after: string | null | undefined;
}

/**
 * Rejects the comparison of a commit with itself if the event has a different head. The workflow has then
 * checked out base instead of the change, and the gate would always pass. An event without a change, such as
 * a scheduled run, is not an error.
 *
 * @param payload the event's JSON.
 * @param sha GITHUB_SHA.
 * @throws LanserError E/USAGE with the head of the event in its message.
 */
export function refuseSameCommit(
  { before, after }: ComparedCommits,
  payload: object,
  sha: string | undefined,
): void {
  if (after === null || after === undefined || before !== after) return;
  const { pullRequestHead, pullRequestBase, mergeGroupBase, before: pushed } = payloadOf(payload);
  const hasBase = (pullRequestBase ?? mergeGroupBase ?? pushed) !== undefined;
  const changed = pullRequestHead ?? (hasBase ? sha : undefined);
  if (changed === undefined || changed === after) return;
  throw notTheChange(after, 'is part of base, so the gate would find no change', changed);
}

/**
 * Rejects a checkout of a pull request's base branch. The branch may have new commits after the event. Head would
 * then be one of these commits, and the gate would check them instead of the change.
 *
 * @param baseTip the commit of the base branch in the checkout; undefined if the checkout does not have the branch.
 * @param payload the event's JSON.
 * @param sha GITHUB_SHA.
 * @throws LanserError E/USAGE with the head of the event in its message.
 */
export function refuseBaseBranch(
  checkedOut: string,
  baseTip: string | undefined,
  payload: object,
  sha: string | undefined,
): void {
  const { pullRequestHead, pullRequestBase } = payloadOf(payload);
  // On `pull_request_target`, GITHUB_SHA and base are checked out on purpose: head then comes from the event.
  if (checkedOut !== baseTip || checkedOut === sha || checkedOut === pullRequestBase) return;
  if (pullRequestHead === undefined || checkedOut === pullRequestHead) return;
  throw notTheChange(checkedOut, 'is the tip of the base branch, not the change', pullRequestHead);
}

function notTheChange(commit: string, reason: string, changed: string): LanserError {
  return new LanserError(
    'E/USAGE',
    `The checked-out commit ${commit} ${reason}. Check out the change: leave out \`ref\` of actions/checkout, or set the input head-ref to ${changed}.`,
    { commit },
  );
}
