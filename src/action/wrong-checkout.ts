import { isShallow, readPorcelain, type Repository } from '../git/repository.ts';
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
 * Rejects a checkout without the event's change; in a shallow clone, which may lack the history to decide this, only
 * a commit of {@link branchWithoutChange}. Accepts events without such a branch, and base for `pull_request_target`.
 *
 * @throws LanserError E/USAGE with the head of the event in its message.
 */
export async function refuseOtherCommit(
  repository: Repository,
  checkedOut: string,
  event: EventFacts,
  payload: object,
  signal: AbortSignal,
): Promise<void> {
  const { pullRequestHead, pullRequestBase } = payloadOf(payload);
  const branch = branchWithoutChange(event, payload);
  const changed = pullRequestHead ?? event.sha;
  if (branch === undefined || changed === undefined || [changed, event.sha].includes(checkedOut)) return;
  // On `pull_request_target`, base is checked out on purpose, and head comes from the event.
  if (event.name === 'pull_request_target' && checkedOut === pullRequestBase) return;
  const read = async (args: readonly string[]): Promise<string> =>
    (await readPorcelain(repository, args, signal, { expectedCodes: [1, 128] })).toString('latin1').trim();
  if ((await read(['merge-base', changed, checkedOut])) === changed) return;
  const ofBranch = ['for-each-ref', `--contains=${checkedOut}`, `refs/remotes/*/${branch}`];
  if (isShallow(repository) && (await read(ofBranch)) === '') return;
  throw notTheChange(checkedOut, "does not contain the event's change", changed);
}

function notTheChange(commit: string, reason: string, changed: string): LanserError {
  return new LanserError(
    'E/USAGE',
    `The checked-out commit ${commit} ${reason}. Check out the change: leave out \`ref\` of actions/checkout, or set the input head-ref to ${changed}.`,
    { commit },
  );
}
