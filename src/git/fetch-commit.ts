import { LanserError } from '../model/lanser-error.ts';
import { fetchFromOrigin, type FetchAuthorization } from './fetch-from-origin.ts';
import type { ObjectStore } from './object-store.ts';
import { completeCommit, isPartialClone } from './partial-clone.ts';
import { isShallow } from './repository.ts';
import { requireRevision } from './revision-id.ts';

/**
 * Fetches a commit and its missing history from the checkout's `origin` into the store. If the checkout is shallow,
 * fetches only the commit (depth 1). In a partial clone, first fetches without trees, then the missing objects of the
 * commit's tree.
 *
 * @param revision a full id, a ref name of the remote, or a remote-tracking branch such as `origin/main`.
 * @returns the commit's id.
 * @throws LanserError E/INCONCLUSIVE if a fetch fails, or if the fetched object is not a commit.
 */
export async function fetchCommit(
  store: ObjectStore,
  revision: string,
  authorization: FetchAuthorization | undefined,
  signal: AbortSignal,
): Promise<string> {
  // In a clone that is not shallow, `--depth=1` would cut off the history that contains the merge base.
  const depth = isShallow(store.repository) ? ['--depth=1'] : [];
  // The server omits objects of commits that the clone has, but a partial clone may lack these objects. Without a
  // filter, Git would then reject the fetched commit as incomplete.
  const isPartial = await store.remember('partial', async () => isPartialClone(store.repository, signal));
  const filter = isPartial ? ['--filter=tree:0'] : [];
  const remoteRef = nameAtOrigin(revision);
  const refspecs = [`+${remoteRef.name}:refs/lanser/fetched`];
  const request = { settings: [], options: [...depth, ...filter], refspecs };
  const reason = await fetchFromOrigin(store, request, authorization, signal);
  if (reason !== undefined && /not our ref|couldn't find remote ref/u.test(reason)) {
    // The server lacks the commit, for example after a forced push, so a fetch by hand would fail too.
    const message = `Neither the clone nor its origin has ${revision} (${reason}).`;
    throw new LanserError('E/INCONCLUSIVE', message, { revision }, { hint: 'name-revision' });
  }
  if (reason !== undefined) {
    const command = ['git', 'fetch', ...depth, 'origin', remoteRef.refspec].join(' ');
    throw new LanserError(
      'E/INCONCLUSIVE',
      `The clone does not contain ${revision}, and the commit could not be fetched (${reason}). Fetch the commit, for example: ${command}`,
      { revision, fixCommand: command },
    );
  }
  const commit = await requireRevision(store, 'refs/lanser/fetched^{commit}', signal);
  if (isPartial) await completeCommit(store, commit, authorization, signal);
  return commit;
}

/**
 * Returns the revision's name at origin, and the refspec for the command in the error. The refspec of `origin/main`
 * also updates this remote-tracking branch.
 */
function nameAtOrigin(revision: string): { readonly name: string; readonly refspec: string } {
  const branch = /^(?:(?:refs\/)?remotes\/)?origin\/(.+)$/u.exec(revision)?.[1];
  if (branch === undefined) return { name: revision, refspec: revision };
  const name = branch === 'HEAD' ? branch : `refs/heads/${branch}`;
  return { name, refspec: `${branch}:refs/remotes/origin/${branch}` };
}
