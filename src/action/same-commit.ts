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
  throw new LanserError(
    'E/USAGE',
    `The checked-out commit ${after} is part of base, so the gate would find no change. Check out the change: leave out \`ref\` of actions/checkout, or set the input head-ref to ${changed}.`,
    { commit: after },
  );
}
