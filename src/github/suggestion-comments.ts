import { patchedFiles } from '../text/patch-lines.ts';
import { allPages } from './all-pages.ts';
import type { GitHub, RepositoryName } from './client.ts';
import { isUnprocessable } from './failure.ts';
import { attempt, type PublishOutcome } from './outcome.ts';
import { readPullRequest } from './pull-request.ts';

/** A review comment with a replacement for one line. */
export interface Suggestion {
  readonly path: string;
  /** The line in the checked commit, from 1. The checked commit may be a merge commit. */
  readonly line: number;
  /** The text of the line, without its line ending. */
  readonly before: string;
  /** 32 hexadecimal digits. The id does not change if only the line number changes. */
  readonly id: string;
  /** Markdown. */
  readonly body: string;
}

export interface SuggestionComments {
  readonly repository: RepositoryName;
  readonly pullRequest: number;
  /** The pull request's head at the start of the workflow. */
  readonly headSha: string;
  /** A hash of the gate's workflow, job and variant: 32 hexadecimal digits. */
  readonly key: string;
  readonly suggestions: readonly Suggestion[];
}

/** The maximum number of suggestions. More comments in a short time may exceed GitHub's secondary rate limit. */
const MAX_COMMENTS = 20;
const MARKER = /^<!-- lanser suggestion: v1 (?<key>[0-9a-f]{32}) (?<id>[0-9a-f]{32}) -->(?:\r?\n|$)/u;
const STALE_NOTE = 'This suggestion is obsolete.\n';

/**
 * Selects the first {@link MAX_COMMENTS} suggestions on lines of the diff. Creates their missing review comments, and
 * deletes this gate's other suggestion comments. If one of these has replies, replaces its text with a note instead.
 * Changes nothing if the pull request's head is not `headSha`.
 */
export async function publishSuggestions(
  github: GitHub,
  comments: SuggestionComments,
): Promise<PublishOutcome> {
  return attempt('pull-requests: write', async () =>
    github.retryPolicy.converge(async () => updateReviewComments(github, comments)),
  );
}

interface OwnComment {
  readonly id: number;
  readonly suggestion: string;
  readonly url: string;
  readonly body: string;
  /** False if GitHub considers the comment outdated, because its line has changed. */
  readonly isCurrent: boolean;
  readonly hasReplies: boolean;
}

async function updateReviewComments(github: GitHub, comments: SuggestionComments): Promise<PublishOutcome> {
  const { repository, pullRequest, headSha, suggestions } = comments;
  const lookup = await readPullRequest(github, repository, pullRequest);
  if (lookup.kind !== 'found') return lookup;
  if (lookup.value.headSha !== headSha) {
    return { kind: 'skipped', reason: 'the head of the pull request is a different commit' };
  }
  const located = suggestions.length === 0 ? [] : await locatedIn(github, comments);
  const selected = new Map(located.slice(0, MAX_COMMENTS).map((suggestion) => [suggestion.id, suggestion]));
  const urls: string[] = [];
  for (const comment of await ownSuggestions(github, comments)) {
    const isSelected = selected.has(comment.suggestion);
    // An outdated comment is created again at the line's current position, unless somebody has replied.
    if (isSelected && (comment.isCurrent || comment.hasReplies)) {
      selected.delete(comment.suggestion);
      urls.push(comment.url);
    } else {
      await retire(github, repository, comment);
    }
  }
  for (const suggestion of selected.values()) {
    const url = await create(github, comments, suggestion);
    if (url !== undefined) urls.push(url);
  }
  const [url] = urls;
  if (url !== undefined) return { kind: 'published', url };
  const reason =
    suggestions.length === 0
      ? 'the check of the proposed edits found no missed reference'
      : 'no reference that a proposed edit missed is on a line of the pull request’s diff';
  return { kind: 'skipped', reason };
}

/** Returns this gate's comments, oldest first. Ignores other accounts, because anyone can copy a comment's marker. */
async function ownSuggestions(
  { octokit, ownLogin }: GitHub,
  { repository, pullRequest, key }: SuggestionComments,
): Promise<readonly OwnComment[]> {
  const all = await allPages(
    octokit.paginate.iterator(octokit.rest.pulls.listReviewComments, {
      ...repository,
      pull_number: pullRequest,
      per_page: 100,
    }),
  );
  const replied = new Set(all.map(({ in_reply_to_id: id }) => id));
  const found: OwnComment[] = [];
  for (const { id, body, html_url: url, line, user } of all) {
    const marker = MARKER.exec(body)?.groups;
    if (marker?.['key'] !== key || user === null || user.login !== (await ownLogin())) continue;
    const suggestion = marker['id'] ?? '';
    const isCurrent = typeof line === 'number';
    found.push({ id, suggestion, url, body, isCurrent, hasReplies: replied.has(id) });
  }
  return found.toSorted((a, b) => a.id - b.id);
}

async function retire(
  { octokit }: GitHub,
  repository: RepositoryName,
  { id, body, hasReplies }: OwnComment,
): Promise<void> {
  const target = { ...repository, comment_id: id };
  const stale = (MARKER.exec(body)?.[0] ?? '') + STALE_NOTE;
  try {
    if (!hasReplies) await octokit.rest.pulls.deleteReviewComment(target);
    else if (body.trimEnd() !== stale.trimEnd()) {
      await octokit.rest.pulls.updateReviewComment({ ...target, body: stale });
    }
  } catch (error) {
    // Somebody, or a concurrent run, has deleted the comment.
    if ((error as { readonly status?: unknown }).status !== 404) throw error;
  }
}

/** Returns the URL of the new comment; undefined if GitHub does not accept a comment at this line. */
async function create(
  { octokit }: GitHub,
  { repository, pullRequest, headSha, key }: SuggestionComments,
  { id, path, line, body }: Suggestion,
): Promise<string | undefined> {
  try {
    const { data } = await octokit.rest.pulls.createReviewComment({
      ...repository,
      pull_number: pullRequest,
      commit_id: headSha,
      path,
      line,
      side: 'RIGHT',
      body: `<!-- lanser suggestion: v1 ${key} ${id} -->\n${body}`,
    });
    return data.html_url;
  } catch (error) {
    if (isUnprocessable(error)) return undefined;
    throw error;
  }
}

/**
 * Returns the suggestions for lines of the pull request's diff, with line numbers in the pull request's head. The
 * checked commit may be a merge commit with different line numbers. Therefore searches the file's diff for lines with
 * the text `before`. If several lines have this text, only the line with the suggestion's number counts. Omits the
 * suggestion if no such line exists.
 */
async function locatedIn(
  { octokit }: GitHub,
  { repository, pullRequest, suggestions }: SuggestionComments,
): Promise<readonly Suggestion[]> {
  const files = await allPages(
    octokit.paginate.iterator(octokit.rest.pulls.listFiles, {
      ...repository,
      pull_number: pullRequest,
      per_page: 100,
    }),
  );
  const patches = new Map(files.map(({ filename, patch }) => [filename, patch ?? '']));
  return suggestions.flatMap((suggestion) => {
    const equal = patchedFiles(patches.get(suggestion.path) ?? '')
      .flatMap(({ lines }) => lines)
      .filter(({ kind, text }) => kind !== 'removed' && text.replace(/\r$/u, '') === suggestion.before);
    const [only, ...others] = equal;
    const found =
      equal.find(({ newLine }) => newLine === suggestion.line) ?? (others.length === 0 ? only : undefined);
    return found === undefined ? [] : [{ ...suggestion, line: found.newLine }];
  });
}
