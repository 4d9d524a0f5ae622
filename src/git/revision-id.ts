import { unreadableRepository } from './git.ts';
import type { ObjectStore } from './object-store.ts';
import { repositoryArguments, type Repository } from './repository.ts';

/** Returns the id of the commit or tree that a fixed revision names, or undefined if there is none. */
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
    [...address, 'rev-parse', '--verify', '--quiet', revision],
    { cwd, ...(signal && { signal }) },
  );
  return exitCode === 0 ? stdout.toString('utf8').trim() : undefined;
}

/** @throws LanserError E/INCONCLUSIVE if there is no such commit or tree. */
export async function requireRevision(
  store: ObjectStore,
  revision: string,
  signal: AbortSignal,
): Promise<string> {
  const id = await revisionId(store, revision, signal);
  if (id !== undefined) return id;
  throw unreadableRepository(`${revision} was not found`, 'rev-parse');
}
