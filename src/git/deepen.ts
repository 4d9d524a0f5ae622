import { LanserError } from '../model/lanser-error.ts';
import { fetchFromOrigin, type FetchAuthorization } from './fetch-from-origin.ts';
import { cutCommits, type ObjectStore } from './object-store.ts';
import { commitParents, mergeBase } from './revisions.ts';

/**
 * The number of commits by which each round deepens the history. Most branches are short, so the first round
 * is small.
 */
const ROUNDS: readonly number[] = [20, 100, 500, 2500, 12_500];

/**
 * Returns the merge base of two commits. If a shallow clone lacks the necessary commits, fetches more history
 * into the store.
 *
 * @throws LanserError E/INCONCLUSIVE if the merge base does not exist or cannot be determined.
 */
export async function establishMergeBase(
  store: ObjectStore,
  base: string,
  head: string,
  authorization: FetchAuthorization | undefined,
  signal: AbortSignal,
): Promise<string> {
  for (const commits of ROUNDS) {
    const localBase = await localMergeBase(store, base, head, signal);
    if (localBase.kind === 'found') return localBase.commit;
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
  const localBase = await localMergeBase(store, base, head, signal);
  if (localBase.kind === 'found') return localBase.commit;
  const command = 'git fetch --unshallow origin';
  throw new LanserError(
    'E/INCONCLUSIVE',
    `The clone is too shallow to contain the merge base of base and head. Fetch more history: ${command}`,
    { fixCommand: command },
  );
}

/** A merge base, or `cut-off` if the shallow clone lacks the commits that determine it. */
type MergeBaseResult = { readonly kind: 'found'; readonly commit: string } | { readonly kind: 'cut-off' };

async function localMergeBase(
  store: ObjectStore,
  base: string,
  head: string,
  signal: AbortSignal,
): Promise<MergeBaseResult> {
  const cut = await cutCommits(store);
  // `mergeBase` throws if the histories have no common commit.
  if (cut.size === 0) return { kind: 'found', commit: await mergeBase(store, base, head, signal) };
  // A commit object names its parents even if the clone does not contain them.
  if (base === head || (await commitParents(store, head, signal)).includes(base)) {
    return { kind: 'found', commit: base };
  }
  const { exitCode, stdout } = await store.porcelain(['merge-base', base, head], signal);
  const commit = stdout.toString('latin1').trim();
  if (exitCode !== 0) return { kind: 'cut-off' };
  if (commit === base || commit === head) return { kind: 'found', commit };
  // If the clone lacks the parents of a commit after the found commit, a later common commit may be missing.
  const between = await store.read(['rev-list', base, head, `^${commit}`], signal);
  const isCut = between
    .toString('latin1')
    .split('\n')
    .some((id) => cut.has(id));
  return isCut ? { kind: 'cut-off' } : { kind: 'found', commit };
}
