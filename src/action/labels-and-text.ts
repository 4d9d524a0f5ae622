import { readPullRequest } from '../github/pull-request.ts';
import type { GitHubSide } from './github-side.ts';
import { logLines } from './workflow-log.ts';

/** The labels and the text of a pull request. Labels can waive rules; the text can contain proposals. */
export interface LabelsAndText {
  readonly labels: readonly string[];
  readonly text: string | undefined;
}

/**
 * Reads the current labels and text of the pull request from GitHub, because a label may be set after the
 * push. If that is not possible, returns the labels and text of the event. Without a pull request, returns no
 * labels and no text.
 */
export async function readLabelsAndText({ github, facts }: GitHubSide): Promise<LabelsAndText> {
  const { repository, pullRequest } = facts;
  if (pullRequest === undefined) return { labels: [], text: undefined };
  if (github === undefined || repository === undefined) return pullRequest;
  const lookup = await readPullRequest(github, repository, pullRequest.number);
  if (lookup.kind === 'found') return lookup.value;
  logLines(
    `Using the labels and text of the event, because the pull request could not be read: ${lookup.reason}`,
  );
  return pullRequest;
}
