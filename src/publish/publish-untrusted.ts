import type { GitHub } from '../github/client.ts';
import type { PublishOutcome } from '../github/outcome.ts';
import { pullRequestsWithHead, readPullRequest, type Lookup } from '../github/pull-request.ts';
import type { ErrorHint } from '../model/error-hint.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Report } from '../model/report.ts';
import { checkAnnotationsOf } from '../report/annotations.ts';
import { reportInWords } from '../report/in-words.ts';
import type { CommentMode } from './comment-text.ts';
import { publishReport, type Published, type PublishTarget } from './publish-report.ts';
import { WORKFLOW_HINTS } from './workflow-hints.ts';
import { commitId, repositoryName, type FollowedRun, type WorkflowFacts } from './workflow-event.ts';

/** Options of publishing. Defaults: GITHUB_REPOSITORY for `repository`, the `workflow_run` head for `headSha`. */
export interface PublishOptions {
  readonly repository?: string | undefined;
  readonly headSha?: string | undefined;
  readonly pullRequest?: number | undefined;
  readonly name?: string | undefined;
  readonly comment: CommentMode;
  readonly checkRun: boolean;
}

/** The target of a report that a pull request's author may have forged. GitHub has not confirmed `pullRequest`. */
export interface UntrustedTarget extends PublishTarget {
  readonly head: Pick<FollowedRun, 'headOwner' | 'headBranch'> | undefined;
  readonly blobUrl: string;
}

/** @throws LanserError E/USAGE for a missing or invalid repository or commit, or a commit other than `followed`'s. */
export function untrustedTarget(facts: WorkflowFacts, options: PublishOptions): UntrustedTarget {
  const { followed } = facts;
  const repository = options.repository === undefined ? facts.repository : repositoryName(options.repository);
  if (repository === undefined)
    throw usage('The repository to publish to is missing or invalid.', 'name-repository');
  const headSha = options.headSha === undefined ? followed?.headSha : commitId(options.headSha);
  if (headSha === undefined) throw usage('The commit of the report is missing or invalid.', 'name-commit');
  if (followed !== undefined && followed.headSha !== headSha) {
    throw usage('The named commit is not the head commit of the triggering run.', 'omit-commit');
  }
  const { owner, repo } = repository;
  return {
    repository,
    headSha,
    pullRequest: options.pullRequest,
    identity: { workflow: followed?.workflow ?? facts.workflow, job: '', variant: options.name ?? '' },
    run: followed?.run ?? facts.run,
    runUrl: followed?.runUrl ?? facts.runUrl,
    head: followed,
    blobUrl: `${facts.serverUrl}/${owner}/${repo}/blob/${headSha}`,
  };
}

/** Publishes an untrusted report, but a comment only if GitHub confirms `target.headSha` as a pull request's head. */
export async function publishUntrusted(
  github: GitHub,
  target: UntrustedTarget,
  report: Report,
  { comment, checkRun }: PublishOptions,
): Promise<Published> {
  const annotations = checkAnnotationsOf(reportInWords(report, WORKFLOW_HINTS), []);
  const channels = { comment, checkRun, annotations, blobUrl: target.blobUrl };
  const found = comment === 'never' ? undefined : await pullRequestOf(github, target);
  const pullRequest = found?.kind === 'found' ? found.value : undefined;
  const to = found === undefined ? target : { ...target, pullRequest };
  const published = await publishReport(github, to, report, channels);
  const unconfirmed = found?.kind === 'found' ? undefined : found;
  // The comment needs write permission, which includes the permission to read the pull request.
  if (unconfirmed?.kind === 'refused')
    return { comment: { ...unconfirmed, permission: 'pull-requests: write' }, checkRun: published.checkRun };
  return { comment: unconfirmed ?? published.comment, checkRun: published.checkRun };
}

async function pullRequestOf(
  github: GitHub,
  { repository, headSha, pullRequest, head }: UntrustedTarget,
): Promise<Lookup<number> | PublishOutcome> {
  if (pullRequest !== undefined) {
    const lookup = await readPullRequest(github, repository, pullRequest);
    if (lookup.kind !== 'found') return lookup;
    if (lookup.value.headSha === headSha) return { kind: 'found', value: pullRequest };
    return { kind: 'skipped', reason: `the head of pull request ${pullRequest} is not ${headSha}` };
  }
  if (head === undefined || head.headOwner === '' || head.headBranch === '') {
    return { kind: 'skipped', reason: 'the event does not name the branch of a pull request' };
  }
  const { headOwner: owner, headBranch: branch } = head;
  const lookup = await pullRequestsWithHead(github, repository, { owner, branch, sha: headSha });
  if (lookup.kind !== 'found') return lookup;
  const numbers = lookup.value.map(({ number }) => number);
  const [only, ...others] = numbers;
  if (only === undefined) {
    return {
      kind: 'skipped',
      reason: `no open pull request of ${owner}:${branch} has the head ${headSha} now`,
    };
  }
  if (others.length === 0) return { kind: 'found', value: only };
  return {
    kind: 'skipped',
    reason: `${headSha} is the head of several pull requests (${numbers.join(', ')}); publish to one of these pull requests by its number`,
  };
}

function usage(message: string, hint: ErrorHint): LanserError {
  return new LanserError('E/USAGE', message, {}, { hint });
}
