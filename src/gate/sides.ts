import { openObjectStore, withObjectReader, type ObjectStore } from '../git/object-store.ts';
import { completeCommit, isPartialClone, lacksTree } from '../git/partial-clone.ts';
import { isDirtyAtAnyDepth } from '../git/nested-repository.ts';
import type { Repository } from '../git/repository.ts';
import { revisionId } from '../git/revision-id.ts';
import { resolveCommit, treeOf } from '../git/revisions.ts';
import { snapshotIndex, snapshotWorktree, writeTree } from '../git/worktree.ts';
import { LanserError } from '../model/lanser-error.ts';
import { onSide } from '../trees/both-sides.ts';
import { commitsOfBase } from './base-commits.ts';
import type { GateOptions } from './options.ts';

export interface SideSource {
  /** The commit; null for a tree that is not committed, such as the empty base of a branch without commits. */
  readonly commit: string | null;
  readonly tree: string;
}

export interface Sides {
  readonly store: ObjectStore;
  readonly before: SideSource;
  readonly after: SideSource;
  /**
   * The commit of the base revision, from which the policy and the server configuration come. Equals `before`
   * with `headIsMergeCommit`, and `after` before the first commit. A `before` that is a merge base may be much older.
   */
  readonly tip: SideSource;
  /** Fetches the missing objects, if any, of a commit's tree. Returns the id of the tree. */
  readonly completeTree: (commit: string) => Promise<string>;
}

/** The sides of one gate run. Their store reads objects through a long-running Git process, which disposal ends. */
export interface OwnSides extends AsyncDisposable {
  /** @throws LanserError as {@link resolveSides} does. */
  readonly resolve: () => Promise<Sides>;
}

export function ownSides(repository: Repository, scratch: string, options: GateOptions): OwnSides {
  let reader: AsyncDisposable | undefined;
  return {
    resolve: async () =>
      resolveSides(repository, scratch, options, async (...given) => {
        const store = withObjectReader(await openObjectStore(...given));
        reader = store;
        return store;
      }),
    [Symbol.asyncDispose]: async () => reader?.[Symbol.asyncDispose](),
  };
}

/**
 * Resolves base and head to trees. `before` is their merge base or, with `headIsMergeCommit`, head's first parent.
 * For uncommitted changes on a branch without commits, the base `HEAD` is an empty tree.
 *
 * @throws SideError for an inconclusive error of one side; LanserError, such as E/NOT_FOUND, for any other error.
 */
export async function resolveSides(
  repository: Repository,
  scratch: string,
  options: GateOptions,
  openStore: typeof openObjectStore = openObjectStore,
): Promise<Sides> {
  const { signal } = options;
  if (options.requireCleanTree === true && (await isDirtyAtAnyDepth(repository, signal))) {
    const message = 'Tracked files or submodules have uncommitted changes.';
    throw new LanserError('E/DIRTY_WORKTREE', message, {}, { hint: 'choose-head' });
  }
  const store = await openStore(repository, scratch, signal);
  // Git passes the index of the next commit to its hooks in this variable.
  const index = options.host.env['GIT_INDEX_FILE'] ?? `${repository.gitDirectory}/index`;
  const tree = new Map([
    ['worktree', async () => snapshotWorktree(store, signal)],
    ['index', async () => snapshotIndex(store, index, signal)],
  ]).get(options.head);
  return sidesIn(store, options, tree && { parent: 'HEAD', tree });
}

/** A head that is not committed. */
export interface UncommittedTree {
  /** The revision to which the changes apply. It replaces head in the search for the commits of base. */
  readonly parent: string;
  /** Writes the tree to the store, and returns its id. */
  readonly tree: () => Promise<string>;
}

/** Resolves base and head as {@link resolveSides} does, in an open store. */
export async function sidesIn(
  store: ObjectStore,
  options: GateOptions,
  uncommitted?: UncommittedTree,
): Promise<Sides> {
  const { signal, authorization } = options;
  const { repository } = store;
  const partial = await store.remember('partial', async () => isPartialClone(repository, signal));
  const treeOfCommit = async (commit: string): Promise<string> => {
    // Commits that were fetched only to find the merge base have no trees.
    if (partial || (await lacksTree(store, commit, signal))) {
      await completeCommit(store, commit, authorization, signal);
    }
    return treeOf(store, commit, signal);
  };
  const sourceOf = async (commit: string): Promise<SideSource> => ({
    commit,
    tree: await treeOfCommit(commit),
  });
  const revision = uncommitted?.parent ?? options.head;
  const isUncommitted = uncommitted?.parent === 'HEAD' && options.base === 'HEAD';
  if (isUncommitted && (await revisionId(repository, 'HEAD', signal)) === undefined) {
    // The first commit of a branch: everything is new, and no earlier configuration exists.
    const before = { commit: null, tree: await writeTree(store, new Map(), signal) };
    const after = { commit: null, tree: await uncommitted.tree().catch(onSide('after')) };
    return { store, before, after, tip: after, completeTree: treeOfCommit };
  }
  const head = await resolveCommit(store, revision, authorization, signal).catch(onSide('after'));
  const commits = await commitsOfBase(store, head, options).catch(onSide('before'));
  const before = await sourceOf(commits.before).catch(onSide('before'));
  const tip = commits.tip === commits.before ? before : await sourceOf(commits.tip).catch(onSide('before'));
  const committed = await sourceOf(head).catch(onSide('after'));
  const after =
    uncommitted === undefined
      ? committed
      : { commit: null, tree: await uncommitted.tree().catch(onSide('after')) };
  return { store, before, after, tip, completeTree: treeOfCommit };
}
