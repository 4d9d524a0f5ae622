import type { ObjectStore } from '../../git/object-store.ts';
import { establishMergeBase } from '../../git/deepen.ts';
import type { FetchAuthorization } from '../../git/fetch-from-origin.ts';
import { commitParents, commitTitle } from '../../git/revisions.ts';

/** A selected commit of the path from the merge base to head. */
export interface PathCommit {
  readonly commit: string;
  readonly tree: string;
  readonly title: string;
  /** The number of skipped commits after the previous selected commit. For the first, after the merge base. */
  readonly skipped: number;
}

/** The tree of the merge base, and the selected commits, oldest first. */
export interface CommitPath {
  readonly startTree: string;
  readonly commits: readonly PathCommit[];
}

const MAX_TITLE_LENGTH = 200;

/**
 * Returns commits in the first-parent history of `after` that descend from the merge base of `before` and `after`.
 * Selects at most `max` of these commits at regular intervals, including the last commit. If `after` is a pull
 * request's merge commit (`isMerge`), uses its second parent instead: the head of the pull request.
 *
 * @param complete fetches all missing objects of a commit, and returns its tree.
 * @throws LanserError E/INCONCLUSIVE if the merge base or an object of a selected commit is not available.
 */
export async function commitPath(
  store: ObjectStore,
  sides: { readonly before: string; readonly after: string; readonly isMerge: boolean },
  max: number,
  complete: (commit: string) => Promise<string>,
  authorization: FetchAuthorization | undefined,
  signal: AbortSignal,
): Promise<CommitPath> {
  const [, branch] = sides.isMerge ? await commitParents(store, sides.after, signal) : [];
  const tip = branch ?? sides.after;
  const fork = await establishMergeBase(store, sides.before, tip, authorization, signal);
  const list = async (option: string): Promise<readonly string[]> => {
    const listed = await store.read(['rev-list', '--reverse', option, `${fork}..${tip}`], signal);
    return listed.toString('latin1').trim().split('\n').filter(Boolean);
  };
  // After a merge of base's branch into head's branch, the merge base is a commit of base's branch. Older commits of
  // head's branch lack the changes up to the merge base, so they cannot be compared with it. They count as skipped.
  const descendants = new Set(await list('--ancestry-path'));
  const all = await list('--first-parent');
  const ids = all.filter((id) => descendants.has(id));
  const commits: PathCommit[] = [];
  let last = ids.length - all.length - 1;
  for (const index of evenlySpaced(ids.length, max)) {
    const commit = ids[index] as string;
    commits.push({
      commit,
      tree: await complete(commit),
      title: await commitTitle(store, commit, MAX_TITLE_LENGTH, signal),
      skipped: index - last - 1,
    });
    last = index;
  }
  return { startTree: await complete(fork), commits };
}

/** Returns at most `limit` indexes below `count` at regular intervals, including the last index. */
export function evenlySpaced(count: number, limit: number): readonly number[] {
  if (count <= limit) return [...Array.from({ length: count }).keys()];
  return Array.from({ length: limit }, (_, at) => Math.ceil(((at + 1) * count) / limit) - 1);
}
