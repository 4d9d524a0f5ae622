import type { Host } from '../model/host.ts';
import { memberAt } from '../model/json-record.ts';
import type { RunOrder } from '../github/marker.ts';
import type { RepositoryName } from '../github/client.ts';

/** The facts of a run from the runner's variables and the event, independent of any report. */
export interface WorkflowFacts {
  readonly repository: RepositoryName | undefined;
  readonly workflow: string;
  readonly job: string;
  readonly run: RunOrder;
  readonly runUrl: string | undefined;
  readonly serverUrl: string;
  readonly apiUrl: string;
  /** The commit for which GitHub shows checks: a pull request's head, or else GITHUB_SHA. */
  readonly headSha: string | undefined;
  readonly pullRequest: EventPullRequest | undefined;
  readonly followed: FollowedRun | undefined;
}

/** A pull request at the time of the event. */
export interface EventPullRequest {
  readonly number: number;
  readonly labels: readonly string[];
  readonly text: string;
}

/** The run that triggered a `workflow_run` event. These facts come from GitHub, so a report cannot forge them. */
export interface FollowedRun {
  readonly workflow: string;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string;
  readonly headOwner: string;
  readonly run: RunOrder;
  readonly runUrl: string | undefined;
}

/** Reads the facts of a run. `payload` is the event's JSON, of any shape. */
export function workflowFacts(env: Host['env'], payload: unknown): WorkflowFacts {
  const repository = repositoryName(env['GITHUB_REPOSITORY']);
  const serverUrl = env['GITHUB_SERVER_URL'] ?? 'https://github.com';
  const runId = env['GITHUB_RUN_ID'];
  const event = memberAt(payload, 'pull_request');
  return {
    repository,
    workflow: env['GITHUB_WORKFLOW'] ?? '',
    job: env['GITHUB_JOB'] ?? '',
    run: {
      number: count(Number(env['GITHUB_RUN_NUMBER'])) ?? 0,
      attempt: count(Number(env['GITHUB_RUN_ATTEMPT'])) ?? 0,
    },
    runUrl:
      repository === undefined || runId === undefined
        ? undefined
        : `${serverUrl}/${repository.owner}/${repository.repo}/actions/runs/${runId}`,
    serverUrl,
    apiUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com',
    headSha: commitId(memberAt(event, 'head', 'sha')) ?? commitId(env['GITHUB_SHA']),
    pullRequest: eventPullRequest(event),
    followed: followedRun(memberAt(payload, 'workflow_run')),
  };
}

export function repositoryName(text: string | undefined): RepositoryName | undefined {
  const groups = /^(?<owner>[\w.-]+)\/(?<repo>[\w.-]+)$/u.exec(text ?? '')?.groups;
  if (groups === undefined) return undefined;
  const { owner = '', repo = '' } = groups;
  return { owner, repo };
}

export function commitId(value: unknown): string | undefined {
  return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(value) ? value : undefined;
}

function eventPullRequest(event: unknown): EventPullRequest | undefined {
  const number = count(memberAt(event, 'number'));
  if (number === undefined) return undefined;
  const labels = memberAt(event, 'labels');
  return {
    number,
    labels: (Array.isArray(labels) ? labels : []).flatMap((label: unknown) => textAt(label, 'name') ?? []),
    text: textAt(event, 'body') ?? '',
  };
}

function followedRun(run: unknown): FollowedRun | undefined {
  const headSha = commitId(memberAt(run, 'head_sha'));
  if (headSha === undefined) return undefined;
  return {
    workflow: textAt(run, 'name') ?? '',
    event: textAt(run, 'event') ?? '',
    headSha,
    headBranch: textAt(run, 'head_branch') ?? '',
    headOwner: textAt(run, 'head_repository', 'owner', 'login') ?? '',
    run: {
      number: count(memberAt(run, 'run_number')) ?? 0,
      attempt: count(memberAt(run, 'run_attempt')) ?? 0,
    },
    runUrl: textAt(run, 'html_url'),
  };
}

function textAt(value: unknown, ...keys: readonly string[]): string | undefined {
  const text = memberAt(value, ...keys);
  return typeof text === 'string' ? text : undefined;
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
