import { LanserError } from '../model/lanser-error.ts';
import { similarRevision } from './default-branch.ts';
import { fetchCommit } from './fetch-commit.ts';
import type { FetchAuthorization } from './fetch-from-origin.ts';
import { findObject, readCommit, type ObjectStore } from './object-store.ts';
import { isPartialClone } from './partial-clone.ts';
import { unreadableRepository } from './repository-error.ts';
import { isShallow, repositoryArguments, type Repository } from './repository.ts';
import { commitId, commitIds, requireRevision, revisionId } from './revision-id.ts';

const FULL_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u;

/**
 * Resolves a revision in the user's repository. Fetches a missing commit into the store if the revision is a
 * full id, or a ref name in a shallow clone. In a partial clone, the store may lack the tree of the returned commit.
 *
 * @throws LanserError E/NOT_FOUND for an unknown revision; E/USAGE if a branch and a tag with this name have
 * different commits; E/INCONCLUSIVE if a fetch fails, or if a shallow clone does not contain the commit of an
 * expression such as `main~1`.
 */
export async function resolveCommit(
  store: ObjectStore,
  revision: string,
  authorization: FetchAuthorization | undefined,
  signal: AbortSignal,
): Promise<string> {
  const { repository } = store;
  // A full id names its commit, even if a ref has the same name.
  if (FULL_ID.test(revision)) {
    const commit = await findObject(store, `${revision}^{commit}`, signal);
    if (commit?.id === revision && (await hasCommit(store, revision, signal))) return revision;
  }
  const id = isName(revision)
    ? await commitOfName(repository, revision, signal)
    : await commitId(repository, revision, signal);
  if (id !== undefined && (await hasCommit(store, id, signal))) return id;
  if (id !== undefined && (await isPartialClone(repository, signal))) return id;
  if (FULL_ID.test(revision) || (isShallow(store.repository) && (await isRefName(store, revision, signal)))) {
    return fetchCommit(store, revision, authorization, signal);
  }
  if (isShallow(store.repository)) {
    const command = 'git fetch --unshallow origin';
    throw new LanserError(
      'E/INCONCLUSIVE',
      `The clone is shallow and does not contain ${JSON.stringify(revision)}. Fetch more history: ${command}`,
      { revision, fixCommand: command },
    );
  }
  throw await unknownRevisionError(repository, revision, signal);
}

/** Returns true for names such as `main`. `HEAD`, full ids and expressions such as `main~1` are not names. */
function isName(revision: string): boolean {
  return revision !== 'HEAD' && !FULL_ID.test(revision) && !/[~^:]|@\{/u.test(revision);
}

/**
 * Returns the id of the commit of a name; undefined if Git cannot resolve the name.
 *
 * @throws LanserError E/USAGE if a branch and a tag with this name have different commits. `git rev-parse` reads
 * such a name as the tag, and `git checkout` as the branch.
 */
async function commitOfName(
  repository: Repository,
  name: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [branch, tag] = [`refs/heads/${name}`, `refs/tags/${name}`];
  const ids = await commitIds(repository, [name, branch, tag], signal);
  const [commit, ofBranch] = [ids.get(name), ids.get(branch)];
  if (ofBranch === undefined || ofBranch === commit || ids.get(tag) !== commit) return commit;
  throw new LanserError(
    'E/USAGE',
    `${JSON.stringify(name)} is the name of a branch and of a tag with different commits. Pass ${JSON.stringify(branch)} or ${JSON.stringify(tag)}.`,
    { revision: name, branch, tag },
  );
}

/**
 * Creates the E/NOT_FOUND error for a revision, with a similar revision if one exists.
 *
 * @throws LanserError the error of {@link headCommit} if the revision is `HEAD`, `@` or relative to them (`HEAD~1`),
 * and the current branch has no commit.
 */
export async function unknownRevisionError(
  repository: Repository,
  revision: string,
  signal: AbortSignal,
): Promise<LanserError> {
  if (/^(?:HEAD|@)(?![\w./-])/u.test(revision)) await headCommit(repository);
  const similar = await similarRevision(repository, revision, signal);
  const advice = /^$|\.\./u.test(revision) ? ' Name one branch, tag or commit, not a range.' : '';
  const suggestion = similar === undefined ? '' : ` Did you mean ${JSON.stringify(similar)}?`;
  return new LanserError(
    'E/NOT_FOUND',
    `${JSON.stringify(revision)} does not name a commit in this repository.${suggestion}${advice} To list branches, run git branch --all. To list commits, run git log.`,
    { revision, ...(similar === undefined ? {} : { similar }) },
  );
}

/**
 * Returns the id of the commit of `HEAD`.
 *
 * @throws LanserError E/NOT_FOUND if the current branch has no commit; E/INCONCLUSIVE if Git cannot read the commit.
 */
export async function headCommit(repository: Repository): Promise<string> {
  const head = await revisionId(repository, 'HEAD^{commit}');
  if (head !== undefined) return head;
  // Git resolves HEAD to an id even if the commit is missing.
  const id = await revisionId(repository, 'HEAD');
  const args = [...repositoryArguments(repository), 'log', '-1', ...(id === undefined ? [] : [id])];
  const { stderr } = await repository.git.porcelain(args, { cwd: repository.root });
  if (!stderr.includes('does not have any commits yet')) throw unreadableRepository(stderr, 'log');
  throw new LanserError('E/NOT_FOUND', 'The current branch has no commits yet. Create the first commit.');
}

/** Returns the ids of a commit's parents. A shallow clone may lack the parents. */
export async function commitParents(
  store: ObjectStore,
  commit: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const text = (await readCommit(store, commit, signal)).toString('utf8');
  const header = text.slice(0, text.indexOf('\n\n'));
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gmu)].map((match) => match[1] as string);
}

/** Returns the first paragraph of a commit's message as one line of at most `limit` UTF-16 code units. */
export async function commitTitle(
  store: ObjectStore,
  commit: string,
  limit: number,
  signal: AbortSignal,
): Promise<string> {
  const text = (await readCommit(store, commit, signal)).toString('utf8');
  const message = text.slice(text.indexOf('\n\n') + 2).trimStart();
  const title = (message.split(/\n\s*\n/u)[0] ?? '').trimEnd().replaceAll('\n', ' ');
  // The cut may leave half of a surrogate pair.
  return title.slice(0, limit).replace(/[\uD800-\uDBFF]$/u, '');
}

/** Returns the id of a commit's tree. @throws LanserError E/INCONCLUSIVE if Git cannot read it. */
export async function treeOf(store: ObjectStore, commit: string, signal: AbortSignal): Promise<string> {
  const revision = `${commit}^{tree}`;
  return (await findObject(store, revision, signal))?.id ?? requireRevision(store, revision, signal);
}

/** Returns true if the store has the commit and its tree. */
async function hasCommit(store: ObjectStore, id: string, signal: AbortSignal): Promise<boolean> {
  return (await findObject(store, `${id}^{tree}`, signal)) !== undefined;
}

async function isRefName(store: ObjectStore, revision: string, signal: AbortSignal): Promise<boolean> {
  return (await store.run(['check-ref-format', '--allow-onelevel', revision], signal)).exitCode === 0;
}
