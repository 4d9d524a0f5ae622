import { allPages } from './all-pages.ts';
import type { GitHub, RepositoryName } from './client.ts';
import { attempt, type PublishOutcome } from './outcome.ts';

/** The current facts of a pull request. They may differ from the facts in the event that started the workflow. */
export interface PullRequestFacts {
  readonly number: number;
  readonly headSha: string;
  readonly labels: readonly string[];
  /** The description, or an empty string. */
  readonly text: string;
}

/** The value that a request to GitHub returned, or the reason why it failed. */
export type Lookup<T> =
  | { readonly kind: 'found'; readonly value: T }
  | Extract<PublishOutcome, { kind: 'refused' | 'failed' }>;

export async function readPullRequest(
  { octokit }: GitHub,
  repository: RepositoryName,
  number: number,
): Promise<Lookup<PullRequestFacts>> {
  return attempt('pull-requests: read', async () => {
    const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: number });
    return { kind: 'found', value: factsOf(data) };
  });
}

/** Returns a branch's open pull requests with the head commit `head.sha`. The branch may belong to a fork. */
export async function pullRequestsWithHead(
  { octokit }: GitHub,
  repository: RepositoryName,
  head: { readonly owner: string; readonly branch: string; readonly sha: string },
): Promise<Lookup<readonly PullRequestFacts[]>> {
  return attempt('pull-requests: read', async () => {
    const found = await allPages(
      octokit.paginate.iterator(octokit.rest.pulls.list, {
        ...repository,
        state: 'open',
        head: `${head.owner}:${head.branch}`,
        per_page: 100,
      }),
    );
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
