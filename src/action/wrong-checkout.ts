import { LanserError } from '../model/lanser-error.ts';
import { payloadOf } from './event-payload.ts';

/** The values of the variables GITHUB_EVENT_NAME, GITHUB_REF and GITHUB_SHA. */
export interface EventFacts {
  readonly name: string | undefined;
  readonly ref: string | undefined;
  readonly sha: string | undefined;
}

/**
 * Rejects the comparison of a commit with itself if the event has a different head. In this case, the workflow has
 * checked out a commit of base instead of the change, and the gate would find no change. Accepts an event that names
 * no change, such as `schedule`.
 *
 * @param before the full id of base's commit, or a branch (never equal to `after`); null or undefined if unknown.
 * @param after the full id of head's commit; null or undefined if unknown.
 * @param sha GITHUB_SHA.
 * @throws LanserError E/USAGE with the head of the event in its message.
 */
export function refuseSameCommit(
  before: string | null | undefined,
  after: string | null | undefined,
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
 * Returns a branch that does not contain the event's change: the branch into which a pull request or a merge queue
 * merges, or the default branch for a push to a different branch; undefined for other events or an unknown branch.
 */
export function branchWithoutChange({ ref }: EventFacts, payload: object): string | undefined {
  const { pullRequestBranch, mergeGroupBranch, before, defaultBranch } = payloadOf(payload);
  const merged = pullRequestBranch ?? mergeGroupBranch;
  if (merged !== undefined) return merged;
  const isOther = ref?.startsWith('refs/heads/') === true && ref !== `refs/heads/${defaultBranch}`;
  return before !== undefined && isOther ? defaultBranch : undefined;
}

/**
 * Rejects a checkout of the tip of {@link branchWithoutChange}, unless the tip is the commit of the event. The tip may
 * be newer than the event, and the gate would check the newer commits instead of the change.
 *
 * @param tip the commit of the remote-tracking branch; undefined if the checkout does not have this branch.
 * @throws LanserError E/USAGE with the head of the event in its message.
 */
export function refuseOtherBranch(
  checkedOut: string,
  tip: string | undefined,
  { name, sha }: EventFacts,
  payload: object,
): void {
  const { pullRequestHead, pullRequestBase } = payloadOf(payload);
  const changed = pullRequestHead ?? sha;
  if (checkedOut !== tip || changed === undefined || [changed, sha].includes(checkedOut)) return;
  // On `pull_request_target`, base is checked out on purpose, and head comes from the event.
  if (name === 'pull_request_target' && checkedOut === pullRequestBase) return;
  throw notTheChange(checkedOut, 'is the tip of a branch without the change', changed);
}

function notTheChange(commit: string, reason: string, changed: string): LanserError {
  return new LanserError(
    'E/USAGE',
    `The checked-out commit ${commit} ${reason}. Check out the change: leave out \`ref\` of actions/checkout, or set the input head-ref to ${changed}.`,
    { commit },
  );
}
