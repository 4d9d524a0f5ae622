import { readPullRequest } from '../github/pull-request.ts';
import type { GitHubSide } from './github-side.ts';
import { logLines } from './workflow-log.ts';

/** What people said about the change: its labels may waive reasons, its text may hold proposals. */
export interface PullRequestWords {
  readonly labels: readonly string[];
  readonly text: string | undefined;
}

/** As they are now: a label that was set after the push counts. Where GitHub does not say, as they were. */
export async function pullRequestWords({ github, facts }: GitHubSide): Promise<PullRequestWords> {
  const { repository, pullRequest } = facts;
  if (pullRequest === undefined) return { labels: [], text: undefined };
  if (github === undefined || repository === undefined) return pullRequest;
  const lookup = await readPullRequest(github, repository, pullRequest.number);
  if (lookup.kind === 'found') return lookup.value;
  logLines(`Labels and text of the pull request are those of the event: ${lookup.reason}`);
  return pullRequest;
}
