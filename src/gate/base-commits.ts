import { establishMergeBase } from '../git/deepen.ts';
import type { ObjectStore } from '../git/object-store.ts';
import { commitParents, resolveCommit } from '../git/revisions.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { GateOptions } from './options.ts';

/** The ids of the commits that represent the base. */
export interface BaseCommits {
  /**
   * The commit to compare head with: the first parent of head if head is a pull request's merge commit.
   * Otherwise, the merge base of the base revision and head.
   */
  readonly before: string;
  /** The commit of the base revision; for a pull request's merge commit, the same as `before`. */
  readonly tip: string;
}

/**
 * @param head the id of head's commit.
 * @throws LanserError E/USAGE if head is not a merge commit although `headIsMergeCommit` is true; the errors of
 * {@link commitParents}, {@link resolveCommit} and {@link establishMergeBase}.
 */
export async function commitsOfBase(
  store: ObjectStore,
  head: string,
  options: GateOptions,
): Promise<BaseCommits> {
  const { host, signal, authorization } = options;
  if (options.headIsMergeCommit === true) {
    const [first, second] = await commitParents(store, head, signal);
    if (first === undefined || second === undefined) {
      throw new LanserError(
        'E/USAGE',
        'Head is not a merge commit, so its first parent may not be the base. Name the base revision.',
      );
    }
    const before = await resolveCommit(store, first, authorization, signal);
    return { before, tip: before };
  }
  const tip = await resolveCommit(store, options.base, authorization, signal);
  const before = await establishMergeBase(store, tip, head, authorization, signal);
  if (before !== tip)
    host.log(`base is not an ancestor of head; comparing head with the merge base ${before}`);
  return { before, tip };
}
