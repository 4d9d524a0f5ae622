import type { ObjectStore } from '../../git/object-store.ts';
import { establishMergeBase } from '../../git/deepen.ts';
import type { FetchAuthorization } from '../../git/fetch-from-origin.ts';
import { commitParents, commitTitle } from '../../git/revisions.ts';

/** A commit between base and head. */
export interface PathCommit {
  readonly commit: string;
  readonly tree: string;
  readonly title: string;
  /** The number of commits left out since the previous one. */
  readonly skipped: number;
}

/** The tree at the start, and the commits after it in order. */
export interface CommitPath {
  readonly startTree: string;
  readonly commits: readonly PathCommit[];
}

/** Access to objects that a clone lacks. */
export interface CommitAccess {
  /** Returns a commit's tree after fetching all of its objects. */
  readonly complete: (commit: string) => Promise<string>;
  readonly authorization: FetchAuthorization | undefined;
}

const MAX_TITLE_LENGTH = 200;

/**
 * Returns the commits of a change since its merge base with base, by first parents; for a pull request's
 * merge commit, those of the branch. If there are more than `max`, selects `max`, spread evenly, with the
 * last one.
 *
 * @throws LanserError E/INCONCLUSIVE if the history is unavailable.
 */
export async function commitPath(
  store: ObjectStore,
  sides: { readonly before: string; readonly after: string; readonly isMerge: boolean },
  max: number,
  { complete, authorization }: CommitAccess,
  signal: AbortSignal,
): Promise<CommitPath> {
  const [, branch] = sides.isMerge ? await commitParents(store, sides.after, signal) : [];
  const tip = branch ?? sides.after;
  const fork = await establishMergeBase(store, sides.before, tip, authorization, signal);
  const listed = await store.read(['rev-list', '--reverse', '--first-parent', `${fork}..${tip}`], signal);
  const ids = listed.toString('latin1').trim().split('\n').filter(Boolean);
  const commits: PathCommit[] = [];
  let last = -1;
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

/** Returns at most `limit` indexes below `count`, spread evenly and always with the last one. */
export function evenlySpaced(count: number, limit: number): readonly number[] {
  if (count <= limit) return [...Array.from({ length: count }).keys()];
  return Array.from({ length: limit }, (_, at) => Math.ceil(((at + 1) * count) / limit) - 1);
}
