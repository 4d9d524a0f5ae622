import type { ObjectStore } from './object-store.ts';
import { unreadableRepository } from './repository-error.ts';
import { readRepository, repositoryArguments, type Repository } from './repository.ts';

/**
 * Returns the id of the object that a revision names; undefined if Git cannot resolve the revision. For a negation
 * such as `^main`, the id starts with `^`. If the revision is a full id, Git does not check that the object exists.
 */
export async function revisionId(
  place: Repository | ObjectStore,
  revision: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const [{ git }, address, cwd] =
    'repository' in place
      ? [place.repository, [`--git-dir=${place.directory}`], place.temporaryDirectory]
      : [place, repositoryArguments(place), place.root];
  const { exitCode, stdout } = await git.porcelain(
    [...address, 'rev-parse', '--verify', '--quiet', '--end-of-options', revision],
    { cwd, signal },
  );
  // Some versions of Git also print `--end-of-options`.
  return exitCode === 0 ? stdout.toString('utf8').trim().split('\n').at(-1) : undefined;
}

/** Returns the id of a revision's commit; undefined if Git cannot resolve it, or for a negation such as `^main`. */
export async function commitId(
  repository: Repository,
  revision: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const id = await revisionId(repository, `${revision}^{commit}`, signal);
  return id?.startsWith('^') === true ? undefined : id;
}

/**
 * Maps each revision to the id of its commit. Omits revisions that do not name a commit.
 *
 * @throws LanserError E/INCONCLUSIVE if Git exits with an error for every revision; the errors of {@link Git.run}.
 */
export async function commitIds(
  repository: Repository,
  revisions: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const lines = revisions.filter((revision) => !/[\n\0]/u.test(revision));
  try {
    return await commitIdsAtOnce(repository, lines, signal);
  } catch (error) {
    if (lines.length < 2 || signal.aborted) throw error;
    // At some revisions, such as a missing @{upstream}, Git exits without the remaining answers.
    const results: PromiseSettledResult<ReadonlyMap<string, string>>[] = [];
    for (const line of lines) {
      results.push(...(await Promise.allSettled([commitIdsAtOnce(repository, [line], signal)])));
    }
    if (signal.aborted || results.every(({ status }) => status === 'rejected')) throw error;
    return new Map(results.flatMap((result) => (result.status === 'fulfilled' ? [...result.value] : [])));
  }
}

async function commitIdsAtOnce(
  repository: Repository,
  revisions: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const args = ['cat-file', '--batch-check=%(objectname)'];
  const input = revisions.map((revision) => `${revision}^{commit}\n`).join('');
  const output = await readRepository(repository, args, signal, { input });
  const answers = output.toString('utf8').split('\n');
  return new Map(
    revisions.flatMap((revision, index) => {
      const id = answers[index] ?? '';
      return /^[0-9a-f]{40,64}$/u.test(id) ? [[revision, id]] : [];
    }),
  );
}

/** Returns the id of a revision in the store. @throws LanserError E/INCONCLUSIVE if Git cannot resolve it. */
export async function requireRevision(
  store: ObjectStore,
  revision: string,
  signal: AbortSignal,
): Promise<string> {
  const id = await revisionId(store, revision, signal);
  if (id !== undefined) return id;
  throw unreadableRepository(`${revision} was not found`, 'rev-parse');
}
