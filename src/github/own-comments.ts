import { allPages } from './all-pages.ts';
import type { GitHub, RepositoryName } from './client.ts';
import { markerOf, type Marker } from './marker.ts';

/** A comment with lanser's marker. `login` is the account that wrote it. */
export interface MarkedComment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  readonly marker: Marker;
  readonly login: string;
}

const PER_PAGE = 100;

/**
 * Returns the comments with this gate's marker that the account of the token wrote, oldest first. Ignores
 * comments of other accounts, because anybody can copy a marker.
 */
export async function ownComments(
  github: GitHub,
  place: { readonly repository: RepositoryName; readonly pullRequest: number; readonly key: string },
): Promise<readonly MarkedComment[]> {
  const marked = await markedComments(github, place);
  if (marked.length === 0) return [];
  const ownLogin = await github.ownLogin();
  return marked.filter(({ login }) => login === ownLogin);
}

async function markedComments(
  { octokit }: GitHub,
  {
    repository: { owner, repo },
    pullRequest,
    key,
  }: { readonly repository: RepositoryName; readonly pullRequest: number; readonly key: string },
): Promise<readonly MarkedComment[]> {
  const marked: MarkedComment[] = [];
  const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, {
    owner,
    repo,
    issue_number: pullRequest,
    per_page: PER_PAGE,
  });
  for (const { id, html_url: url, body = '', user } of await allPages(pages)) {
    const marker = markerOf(body);
    if (marker?.key !== key || user === null) continue;
    marked.push({ id, url, body, marker, login: user.login });
  }
  return marked.toSorted((a, b) => a.id - b.id);
}
