import type { GitHub, RepositoryName } from './client.ts';
import { attempt, type PublishOutcome } from './outcome.ts';

/** What a pull request is now, which need not be what it was when the run began. */
export interface PullRequestFacts {
  readonly number: number;
  readonly headSha: string;
  readonly labels: readonly string[];
  /** What its author wrote; empty where nothing. */
  readonly text: string;
}

export type Lookup<T> =
  | { readonly kind: 'found'; readonly value: T }
  | Extract<PublishOutcome, { kind: 'refused' | 'failed' }>;

export async function readPullRequest(
  { octokit }: GitHub,
  { owner, repo }: RepositoryName,
  number: number,
): Promise<Lookup<PullRequestFacts>> {
  return attempt('pull-requests: read', async () => {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
    return { kind: 'found', value: factsOf(data) };
  });
}

/** The open pull requests of a branch, which may be a fork's, whose head is exactly this commit. */
export async function pullRequestsWithHead(
  { octokit }: GitHub,
  { owner, repo }: RepositoryName,
  head: { readonly owner: string; readonly branch: string; readonly sha: string },
): Promise<Lookup<readonly PullRequestFacts[]>> {
  return attempt('pull-requests: read', async () => {
    const found = await octokit.paginate(octokit.rest.pulls.list, {
      owner,
      repo,
      state: 'open',
      head: `${head.owner}:${head.branch}`,
      per_page: 100,
    });
    return { kind: 'found', value: found.map(factsOf).filter(({ headSha }) => headSha === head.sha) };
  });
}

interface PullRequestAnswer {
  readonly number: number;
  readonly head: { readonly sha: string };
  readonly labels: readonly { readonly name?: string }[];
  readonly body?: string | null;
}

function factsOf({ number, head, labels, body }: PullRequestAnswer): PullRequestFacts {
  return {
    number,
    headSha: head.sha,
    labels: labels.flatMap(({ name }) => (name === undefined ? [] : [name])),
    text: body ?? '',
  };
}
