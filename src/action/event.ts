import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { isZeroId, payloadOf, type EventPayload } from './event-payload.ts';
import type { Inputs } from './inputs.ts';
import { refuseSameCommit } from './wrong-checkout.ts';

export interface EventComparison {
  readonly base: string;
  readonly head: string;
  /** True if the gate compares head, a pull request's merge commit, with its first parent and ignores `base`. */
  readonly headIsMergeCommit: boolean;
  /** A log message that explains why the default branch is base. Missing for any other base. */
  readonly note?: string;
}

interface ComparisonInput {
  readonly event: string;
  readonly ref: string;
  readonly sha: string | undefined;
  readonly headRef: string | undefined;
  readonly checkedOut: string;
  readonly payload: EventPayload;
}

/**
 * Returns the revisions to compare for an event. The inputs `base-ref` and `head-ref` override the event. If neither
 * is set and the merge commit of a pull request is checked out, the gate compares this commit with its first parent.
 * In all other cases, the gate compares head with the merge base of head and base. Without `base-ref`, base depends
 * on the event:
 *
 * - A pull request: `pull_request.base.sha`, which may be stale.
 * - A merge group: `merge_group.base_sha`.
 * - The first or a forced push of a branch that is not the default branch: the default branch.
 * - Any other push to a branch or tag that existed before: the commit before the push.
 * - A dispatched run on a branch that is not the default branch: the default branch.
 *
 * @param checkedOut the commit of HEAD.
 * @param payload the event's JSON.
 * @throws LanserError E/USAGE if base or head is named neither by the inputs nor by the event; if neither input is
 * set and base is checked out instead of the change; on `pull_request_target`, if the inputs do not allow this event.
 */
export function comparisonOf(
  env: Host['env'],
  inputs: Pick<Inputs, 'allowPullRequestTarget' | 'baseRef' | 'headRef'>,
  checkedOut: string,
  payload: object,
): EventComparison {
  const { baseRef, headRef } = inputs;
  const event = env['GITHUB_EVENT_NAME'] ?? 'unknown';
  // This check comes first, because the inputs `base-ref` and `head-ref` do not make the event safer.
  if (event === TARGET && !inputs.allowPullRequestTarget) throw refusedTarget();
  if (baseRef !== undefined && (headRef !== undefined || event !== TARGET)) {
    return { base: baseRef, head: headRef ?? checkedOut, headIsMergeCommit: false };
  }
  const input = {
    event,
    ref: env['GITHUB_REF'] ?? '',
    sha: env['GITHUB_SHA'],
    headRef,
    checkedOut,
    payload: payloadOf(payload),
  };
  const head = headRef ?? headOf(input);
  if (baseRef !== undefined) return { base: baseRef, head, headIsMergeCommit: false };
  const base = baseOf(input);
  if (headRef === undefined && !base.headIsMergeCommit) {
    refuseSameCommit(base.base, head, payload, input.sha);
  }
  return { ...base, head };
}

type Base = Pick<EventComparison, 'base' | 'headIsMergeCommit' | 'note'>;

function baseOf(input: ComparisonInput): Base {
  const { event, ref, sha, headRef, checkedOut, payload } = input;
  const base = (revision: string): Base => ({ base: revision, headIsMergeCommit: false });
  const isMergeRef = /^refs\/pull\/\d+\/merge$/u.test(ref);
  if (isMergeRef && headRef === undefined && sha === checkedOut) {
    return { base: checkedOut, headIsMergeCommit: true };
  }
  const named = payload.pullRequestBase ?? payload.mergeGroupBase;
  if (named !== undefined) return base(named);
  const isFirst = payload.before !== undefined && isZeroId(payload.before);
  const branch = comparedBranch(ref, payload);
  if (branch !== undefined && payload.before === undefined && WITHOUT_CHANGE.has(event)) {
    return { ...base(branch), note: noteOf(`The event ${JSON.stringify(event)} has no base commit`, branch) };
  }
  if (branch !== undefined && (isFirst || payload.forced === true)) {
    const cause = isFirst
      ? 'This is the first push of the branch'
      : 'This push rewrites the history of the branch';
    return { ...base(branch), note: noteOf(cause, branch) };
  }
  if (payload.before !== undefined && !isFirst) return base(payload.before);
  throw new LanserError('E/USAGE', adviceFor(input));
}

function noteOf(cause: string, revision: string): string {
  return `${cause}, so head is compared with the merge base of head and ${revision}.`;
}

const TARGET = 'pull_request_target';

/** Events that start a run on a branch although nobody has changed the branch. */
const WITHOUT_CHANGE: ReadonlySet<string> = new Set(['repository_dispatch', 'schedule', 'workflow_dispatch']);

/** Events whose runs check out the default branch, even if they are about a pull request. */
const ON_DEFAULT_BRANCH: ReadonlySet<string> = new Set(['issue_comment', 'issues', 'workflow_run']);

function refusedTarget(): LanserError {
  return new LanserError(
    'E/USAGE',
    "The event pull_request_target gives a run the base repository's secrets and a write token, although anyone can propose the code that the run checks. Use the event pull_request. To comment on pull requests from forks, publish the report in a second workflow. To run on pull_request_target anyway, read docs/threat-model.md and set allow-pull-request-target to true.",
  );
}

/**
 * Returns the checked-out commit or, on `pull_request_target` with a checkout of base or the default branch, the
 * event's head commit. The gate fetches this commit without a checkout, so later steps cannot run its files.
 *
 * @throws LanserError E/USAGE if the event does not name the head commit.
 */
function headOf({ event, sha, checkedOut, payload }: ComparisonInput): string {
  // On `pull_request_target`, GITHUB_SHA can be a commit of the default branch instead of base.
  const isBase = checkedOut === sha || checkedOut === payload.pullRequestBase;
  if (event !== TARGET || !isBase) return checkedOut;
  if (payload.pullRequestHead !== undefined) return payload.pullRequestHead;
  throw new LanserError(
    'E/USAGE',
    'The event does not name the head commit of the pull request. Set the input head-ref.',
  );
}

/**
 * Returns the default branch of origin for a run on a different branch; undefined for other refs such as tags, for an
 * unknown default branch, and for the default branch, which would be compared with itself.
 */
function comparedBranch(ref: string, { defaultBranch }: EventPayload): string | undefined {
  if (defaultBranch === undefined) return undefined;
  return ref.startsWith('refs/heads/') && ref !== `refs/heads/${defaultBranch}`
    ? `origin/${defaultBranch}`
    : undefined;
}

function adviceFor({ event, ref, payload }: ComparisonInput): string {
  const names = `The event ${JSON.stringify(event)} has no base commit`;
  if (ON_DEFAULT_BRANCH.has(event)) {
    return `${names}, and its run is on the default branch. Use the event pull_request, or set the inputs base-ref and head-ref.`;
  }
  if (payload.defaultBranch !== undefined && ref === `refs/heads/${payload.defaultBranch}`) {
    return `${names}, and the run is on the default branch. Set the input base-ref, for example to the tag of the last release.`;
  }
  return `${names}. Set the input base-ref.`;
}
