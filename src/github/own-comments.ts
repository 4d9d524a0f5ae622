import type { GitHub, RepositoryName } from './client.ts';
import { markerOf, type Marker } from './marker.ts';

/** A comment that carries our marker. */
export interface MarkedComment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  readonly marker: Marker;
  readonly author: Author;
}

interface Author {
  readonly login: string;
  readonly isApp: boolean;
  /** Whether the repository trusts this person with writing. */
  readonly isTrusted: boolean;
}

const PER_PAGE = 100;
/** The job's own token writes under this name; nobody can register a name with brackets. */
const ACTIONS_BOT = 'github-actions[bot]';
const TRUSTED: readonly unknown[] = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/**
 * Comments with the marker that a workflow of the repository wrote. A marker can be copied by anybody, and
 * who cannot write to the repository gets no edit of ours. The job's token cannot be asked whose it is; a
 * person's can, and is where nothing else tells.
 */
export async function ownComments(
  github: GitHub,
  place: { readonly repository: RepositoryName; readonly pullRequest: number; readonly key: string },
): Promise<readonly MarkedComment[]> {
  const marked = await markedComments(github, place);
  const apps = marked.filter(({ author }) => author.isApp);
  const trusted = marked.filter(({ author }) => author.isTrusted);
  const [first] = apps.length > 0 ? apps : trusted;
  if (first !== undefined) {
    const isActions = apps.some(({ author }) => author.login === ACTIONS_BOT);
    return by(marked, isActions ? ACTIONS_BOT : first.author.login);
  }
  return marked.length === 0 ? [] : by(marked, await github.ownLogin());
}

function by(comments: readonly MarkedComment[], login: string | undefined): readonly MarkedComment[] {
  return comments.filter(({ author }) => author.login === login);
}

/** By age. */
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
  for await (const { data } of pages) {
    for (const { id, html_url: url, body = '', user, author_association: association } of data) {
      const marker = markerOf(body);
      if (marker?.key !== key || user === null) continue;
      const isApp = user.type === 'Bot' || user.login.endsWith('[bot]');
      const author = { login: user.login, isApp, isTrusted: TRUSTED.includes(association) };
      marked.push({ id, url, body, marker, author });
    }
  }
  return marked.toSorted((a, b) => a.id - b.id);
}
