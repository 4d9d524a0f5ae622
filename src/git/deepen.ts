import { LanserError } from '../model/lanser-error.ts';
import { fetchFromOrigin, type FetchAuthorization } from './fetch-from-origin.ts';
import { cutCommits, type ObjectStore } from './object-store.ts';
import { unreadableRepository } from './repository-error.ts';
import { commitParents } from './revisions.ts';

/** The number of commits that each fetch adds to the history. Most branches are short, so the first is small. */
const ROUNDS: readonly number[] = [20, 100, 500, 2500, 12_500];

/**
 * Returns a merge base of two commits. In a shallow clone, fetches missing history into the store.
 *
 * @throws LanserError E/INCONCLUSIVE if the commits have no common history, if the fetches do not reach the merge
 * base, or if Git cannot read the history.
 */
export async function establishMergeBase(
  store: ObjectStore,
  base: string,
  head: string,
  authorization: FetchAuthorization | undefined,
  signal: AbortSignal,
): Promise<string> {
  for (const commits of ROUNDS) {
    const found = await localMergeBase(store, base, head, signal);
    if (found !== undefined) return found;
    const request = {
      settings: [],
      options: [`--deepen=${commits}`, '--filter=tree:0'],
      refspecs: [`+${base}:refs/lanser/base`, `+${head}:refs/lanser/head`],
    };
    const reason = await fetchFromOrigin(store, request, authorization, signal);
    if (reason === undefined) continue;
    store.repository.git.log(`history could not be deepened: ${reason}`);
    break;
  }
  const found = await localMergeBase(store, base, head, signal);
  if (found !== undefined) return found;
  const command = 'git fetch --unshallow origin';
  throw new LanserError(
    'E/INCONCLUSIVE',
    `The clone is too shallow to contain the merge base of base and head. Fetch more history: ${command}`,
    { fixCommand: command },
  );
}

/** Returns a merge base; undefined if the shallow clone may lack the merge base. Throws without common history. */
async function localMergeBase(
  store: ObjectStore,
  base: string,
  head: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  // A commit object names its parents even if the clone does not contain them.
  if (base === head || (await commitParents(store, head, signal)).includes(base)) return base;
  const cut = await cutCommits(store);
  const { exitCode, stdout, stderr } = await store.porcelain(['merge-base', base, head], signal);
  if (exitCode !== 0) {
    if (cut.size > 0) return undefined;
    if (exitCode !== 1) throw unreadableRepository(stderr, 'merge-base');
    throw new LanserError(
      'E/INCONCLUSIVE',
      'Base and head have no common history, so there is nothing to compare. Choose a base that shares a commit with head.',
    );
  }
  const commit = stdout.toString('latin1').trim();
  if (cut.size === 0 || commit === base || commit === head) return commit;
  // If the clone lacks parents of a commit after this merge base, the missing history may have a later merge base.
  const output = await store.read(['rev-list', base, head, `^${commit}`], signal);
  const between = output.toString('latin1').split('\n');
  return between.some((id) => cut.has(id)) ? undefined : commit;
}
