import type { ObjectStore } from '../../git/object-store.ts';
import { establishMergeBase } from '../../git/deepen.ts';
import type { FetchAuthorization } from '../../git/fetch-from-origin.ts';
import { commitParents, commitTitle } from '../../git/revisions.ts';

/** A commit on the way from base to head. */
export interface PathCommit {
  readonly commit: string;
  readonly tree: string;
  readonly title: string;
  /** Commits between the one before and this one that are left out. */
  readonly skipped: number;
}

/** Where the way begins, and the commits on it, in order. */
export interface CommitPath {
  readonly startTree: string;
  readonly commits: readonly PathCommit[];
}

/** How to come to what a clone lacks. */
export interface CommitAccess {
  /** A commit's tree, with everything in it. */
  readonly complete: (commit: string) => Promise<string>;
  readonly authorization: FetchAuthorization | undefined;
}

const LONGEST_TITLE = 200;

/**
 * The commits of a change, by first parents, from where it left base. Of a pull request's merge commit those of
 * the branch. Of more than `most` as many, spread evenly; the last one is always there.
 *
 * @throws LanserError E/INCONCLUSIVE where the history is not there.
 */
export async function commitPath(
  store: ObjectStore,
  sides: { readonly before: string; readonly after: string; readonly isMerge: boolean },
  most: number,
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
  for (const index of spread(ids.length, most)) {
    const commit = ids[index] as string;
    commits.push({
      commit,
      tree: await complete(commit),
      title: await commitTitle(store, commit, LONGEST_TITLE, signal),
      skipped: index - last - 1,
    });
    last = index;
  }
  return { startTree: await complete(fork), commits };
}

/** Indexes below `count`, at most `most` of them, the last one among them. */
export function spread(count: number, most: number): readonly number[] {
  if (count <= most) return [...Array.from({ length: count }).keys()];
  return Array.from({ length: most }, (_, at) => Math.ceil(((at + 1) * count) / most) - 1);
}
