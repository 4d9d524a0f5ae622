import { exitCodeOf } from '../model/report-exit.ts';
import { publishCheckRun } from '../github/check-run.ts';
import type { GitHub, RepositoryName } from '../github/client.ts';
import type { RunOrder } from '../github/marker.ts';
import type { PublishOutcome } from '../github/outcome.ts';
import { publishComment } from '../github/sticky-comment.ts';
import { publishSuggestions } from '../github/suggestion-comments.ts';
import type { Report } from '../model/report.ts';
import type { CheckAnnotations } from '../report/annotations.ts';
import { checkRunOf } from './check-run-of.ts';
import { commentText, failedRunText, createsComment, type CommentMode } from './comment-text.ts';
import { checkNameOf, externalIdOf, identityKey, type GateIdentity } from './gate-identity.ts';
import { suggestionsOf } from './suggestions.ts';
import type { RenderOptions } from './render-report.ts';

/** The place where a verdict is published, and the gate and workflow run that produced the verdict. */
export interface PublishTarget {
  readonly repository: RepositoryName;
  /** The commit that gets the check run. For a pull request, this is its head, not its merge commit. */
  readonly headSha: string;
  readonly pullRequest: number | undefined;
  readonly identity: GateIdentity;
  readonly run: RunOrder;
  readonly runUrl: string | undefined;
}

export interface PublishChannels extends RenderOptions {
  readonly comment: CommentMode;
  readonly checkRun: boolean;
  readonly annotations: CheckAnnotations;
  /** True to publish review comments that suggest corrections of missed references. */
  readonly suggestions?: boolean;
}

/** The outcomes of the comment and of the check run. If one fails, the other can still be published. */
export interface Published {
  readonly comment: PublishOutcome;
  readonly checkRun: PublishOutcome;
}

/** The outcomes, including that of the suggestions. A report that may be forged never gets suggestions. */
export interface PublishedReport extends Published {
  readonly suggestions: PublishOutcome;
}

const NOT_ENABLED: PublishOutcome = { kind: 'skipped', reason: 'it is not enabled' };
const NO_PULL_REQUEST: PublishOutcome = {
  kind: 'skipped',
  reason: 'the run does not belong to a pull request',
};

/** Publishes a report as a comment, a check run and suggestions, as far as `channels` enables them. */
export async function publishReport(
  github: GitHub,
  target: PublishTarget,
  report: Report,
  channels: PublishChannels,
): Promise<PublishedReport> {
  const { identity, repository, headSha, run, runUrl } = target;
  const { annotations, blobUrl } = channels;
  const text = commentText(report, { blobUrl, runUrl });
  const create = createsComment(channels.comment, report, exitCodeOf(report));
  const comment =
    channels.comment === 'never' ? NOT_ENABLED : await stickyComment(github, target, { text, create });
  const suggestions = channels.suggestions === true ? await suggest(github, target, report) : NOT_ENABLED;
  if (!channels.checkRun) return { comment, checkRun: NOT_ENABLED, suggestions };
  const parts = { identity, repository, headSha, run, detailsUrl: runUrl, annotations, blobUrl, runUrl };
  return { comment, checkRun: await publishCheckRun(github, checkRunOf(report, parts)), suggestions };
}

async function suggest(
  github: GitHub,
  { repository, pullRequest, headSha, identity }: PublishTarget,
  report: Report,
): Promise<PublishOutcome> {
  if (pullRequest === undefined) return NO_PULL_REQUEST;
  // After a failure, the list of missed references may be incomplete, so suggestions of earlier runs stay.
  if (report.delta === null)
    return { kind: 'skipped', reason: 'a check failed, so the list of missed references may be incomplete' };
  const key = identityKey(identity);
  const suggestions = suggestionsOf(report);
  return publishSuggestions(github, { repository, pullRequest, headSha, key, suggestions });
}

/**
 * Replaces the verdict of an earlier run after a run without a verdict. Does not create a comment. The check run
 * fails, because GitHub accepts a neutral check run as passed.
 */
export async function publishFailedRun(
  github: GitHub,
  target: PublishTarget,
  failure: { readonly code: string; readonly message: string },
  channels: { readonly comment: boolean; readonly checkRun: boolean },
): Promise<Published> {
  const { identity, repository, headSha, run, runUrl } = target;
  const text = failedRunText({ ...failure, headSha, runUrl });
  const comment = channels.comment ? stickyComment(github, target, { text, create: false }) : NOT_ENABLED;
  if (!channels.checkRun) return { comment: await comment, checkRun: NOT_ENABLED };
  // After a cancellation, little time remains, so both are sent at once.
  const checkRun = publishCheckRun(github, {
    repository,
    headSha,
    name: checkNameOf(identity),
    externalId: externalIdOf(identity, []),
    run,
    conclusion: 'failure',
    title: `No verdict: ${failure.code}`,
    summary: text,
    annotations: [],
    detailsUrl: runUrl,
  });
  return { comment: await comment, checkRun: await checkRun };
}

async function stickyComment(
  github: GitHub,
  { repository, pullRequest, identity, run, headSha }: PublishTarget,
  content: { readonly text: string; readonly create: boolean },
): Promise<PublishOutcome> {
  if (pullRequest === undefined) return NO_PULL_REQUEST;
  const marker = { key: identityKey(identity), run, headSha };
  return publishComment(github, { repository, pullRequest, marker, ...content });
}
