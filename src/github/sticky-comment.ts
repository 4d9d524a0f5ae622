import { allPages } from './all-pages.ts';
import type { GitHub, RepositoryName } from './client.ts';
import { bodyBelow, compareRuns, markerLine, markerOf, type Marker } from './marker.ts';
import { attempt, type PublishOutcome } from './outcome.ts';
import { readPullRequest } from './pull-request.ts';

/** The single comment of a gate on a pull request. Later runs of the gate update the comment. */
export interface StickyComment {
  readonly repository: RepositoryName;
  readonly pullRequest: number;
  readonly marker: Marker;
  /** Markdown, at most 65,000 characters. */
  readonly text: string;
  /** True to create a missing comment. Has no effect on an existing comment. */
  readonly create: boolean;
}

/** The maximum number of rounds that read and change the comments. Without concurrent runs, two rounds suffice. */
const MAX_ROUNDS = 8;

/** An existing comment whose first line is a marker. */
interface MarkedComment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  readonly marker: Marker;
}

/** Updates the comment. If `create`, creates a missing one. A newer run's text stays unless it {@link isOutdated}. */
export async function publishComment(github: GitHub, comment: StickyComment): Promise<PublishOutcome> {
  return attempt('pull-requests: write', async () =>
    github.retryPolicy.converge(async () => updateUntilStable(github, comment)),
  );
}

/**
 * Reads and changes the comments until no change is necessary. Concurrent runs may create several, or overwrite a
 * text. The oldest gets the newest run's text, or this run's if the newest {@link isOutdated}. Deletes the others.
 */
async function updateUntilStable(github: GitHub, comment: StickyComment): Promise<PublishOutcome> {
  let lastOutcome: PublishOutcome | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = await ownComments(github, comment);
    if (found.length > 0) {
      const updated = await updateComments(github, comment, found);
      if (updated.kind === 'done') return updated.outcome;
    } else if (lastOutcome !== undefined) {
      // GitHub's list may not contain the created comment yet.
      return lastOutcome;
    } else if (comment.create) {
      lastOutcome = { kind: 'published', url: await createComment(github, comment) };
    } else {
      return { kind: 'skipped', reason: 'the pull request has no comment to update' };
    }
  }
  return { kind: 'failed', reason: 'other runs kept changing the comment' };
}

/** Returns this gate's comments, oldest first. Omits those of other accounts, which can copy the marker. */
async function ownComments(
  { octokit, ownLogin }: GitHub,
  { repository, pullRequest, marker: { key } }: StickyComment,
): Promise<readonly MarkedComment[]> {
  const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, {
    ...repository,
    issue_number: pullRequest,
    per_page: 100,
  });
  const own: MarkedComment[] = [];
  for (const { id, html_url: url, body = '', user } of await allPages(pages)) {
    const marker = markerOf(body);
    if (marker?.key !== key || user === null || user.login !== (await ownLogin())) continue;
    own.push({ id, url, body, marker });
  }
  return own.toSorted((a, b) => a.id - b.id);
}

type UpdateResult =
  | { readonly kind: 'done'; readonly outcome: PublishOutcome }
  /** The comments were changed and must be read again. */
  | { readonly kind: 'changed' };

async function updateComments(
  github: GitHub,
  comment: StickyComment,
  found: readonly MarkedComment[],
): Promise<UpdateResult> {
  const [first, ...others] = found;
  const [newest] = found.toSorted((a, b) => compareRuns(b.marker.run, a.marker.run));
  if (first === undefined || newest === undefined) throw new TypeError('no comments');
  const isOurs =
    compareRuns(newest.marker.run, comment.marker.run) <= 0 || (await isOutdated(github, comment, newest));
  const body = isOurs ? bodyOf(comment) : newest.body;
  const isRight = isSameText(first.body, body);
  if (!isRight) {
    const target = { ...comment.repository, comment_id: first.id };
    await github.octokit.rest.issues.updateComment({ ...target, body });
  }
  for (const { id } of others) await deleteComment(github, comment.repository, id);
  if (!isRight || others.length > 0) return { kind: 'changed' };
  if (isOurs) return { kind: 'done', outcome: { kind: 'published', url: first.url } };
  const reason = `the comment belongs to a newer run (number ${newest.marker.run.number})`;
  return { kind: 'done', outcome: { kind: 'skipped', reason, url: first.url } };
}

/**
 * Returns true if this run checked the pull request's current head, and the run of `other` did not. The commit
 * decides, because the run number in `other` may be wrong: a different workflow may have copied the marker.
 */
async function isOutdated(
  github: GitHub,
  { repository, pullRequest, marker }: StickyComment,
  other: MarkedComment,
): Promise<boolean> {
  if (other.marker.headSha === marker.headSha) return false;
  const found = await readPullRequest(github, repository, pullRequest);
  return found.kind === 'found' && found.value.headSha === marker.headSha;
}

async function createComment({ octokit }: GitHub, comment: StickyComment): Promise<string> {
  const { data } = await octokit.rest.issues.createComment({
    ...comment.repository,
    issue_number: comment.pullRequest,
    body: bodyOf(comment),
  });
  return data.html_url;
}

function bodyOf({ marker, text }: StickyComment): string {
  return markerLine(marker) + text;
}

/** Compares the text, run number and commit. Ignores the attempt, because attempts of one run never overlap. */
function isSameText(first: string, second: string): boolean {
  const [a, b] = [markerOf(first), markerOf(second)];
  return (
    a?.run.number === b?.run.number && a?.headSha === b?.headSha && bodyBelow(first) === bodyBelow(second)
  );
}

async function deleteComment({ octokit }: GitHub, repository: RepositoryName, id: number): Promise<void> {
  try {
    await octokit.rest.issues.deleteComment({ ...repository, comment_id: id });
  } catch (error) {
    // Somebody, or a concurrent run, has deleted the comment.
    if ((error as { readonly status?: unknown }).status !== 404) throw error;
  }
}
