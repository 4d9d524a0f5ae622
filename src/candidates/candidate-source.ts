import { realpath } from 'node:fs/promises';
import { applyPatch } from '../git/candidate-commits.ts';
import type { ObjectStore } from '../git/object-store.ts';
import { openRepository } from '../git/repository.ts';
import { headCommit } from '../git/revisions.ts';
import { snapshotWorktree } from '../git/worktree.ts';
import type { UncommittedTree } from '../gate/sides.ts';
import { LanserError } from '../model/lanser-error.ts';

/** A change to evaluate. The default for the optional `name` is the revision or the folder. */
export type CandidateSource =
  | {
      readonly kind: 'patch';
      readonly name: string;
      /** A patch to the base revision, in the format of `git diff` or `git format-patch`. */
      readonly patch: string | Uint8Array;
    }
  | { readonly kind: 'revision'; readonly revision: string; readonly name?: string }
  | {
      readonly kind: 'directory';
      /**
       * The root of a work tree of the same repository. The candidate consists of the current files, including
       * uncommitted changes and untracked files.
       */
      readonly directory: string;
      readonly name?: string;
    };

export function nameOf(source: CandidateSource): string {
  switch (source.kind) {
    case 'patch':
      return source.name;
    case 'revision':
      return source.name ?? source.revision;
    case 'directory':
      return source.name ?? source.directory;
  }
}

/** The head of a candidate's gate: a revision, or `worktree` with an uncommitted tree. */
export interface CandidateHead {
  readonly head: string;
  readonly uncommitted: UncommittedTree | undefined;
}

/**
 * Returns the head of a candidate's gate.
 *
 * @param base the id of the base commit.
 * @throws LanserError E/USAGE for a directory that is not the root of a work tree of the repository; E/NOT_FOUND for
 * a work tree without a commit; the errors of {@link openRepository}. The returned function `uncommitted.tree` throws
 * the errors of {@link applyPatch} for a patch, and of {@link snapshotWorktree} for a directory.
 */
export async function headOf(
  source: CandidateSource,
  store: ObjectStore,
  base: string,
  signal: AbortSignal,
): Promise<CandidateHead> {
  switch (source.kind) {
    case 'revision':
      return { head: source.revision, uncommitted: undefined };
    case 'patch': {
      const patch = Buffer.from(source.patch);
      const tree = async (): Promise<string> => applyPatch(store, base, patch, signal);
      return { head: 'worktree', uncommitted: { parent: base, tree } };
    }
    case 'directory': {
      const worktree = await worktreeStore(store, source.directory);
      const parent = await headCommit(worktree.repository);
      const tree = async (): Promise<string> => snapshotWorktree(worktree, signal);
      return { head: 'worktree', uncommitted: { parent, tree } };
    }
  }
}

async function worktreeStore(store: ObjectStore, directory: string): Promise<ObjectStore> {
  const { repository } = store;
  const foreign = new LanserError(
    'E/USAGE',
    'The folder is not in this repository. Name a work tree of this repository (git worktree add), or a patch.',
  );
  const worktree = await openRepository(repository.git, directory).catch((error: unknown) => {
    throw error instanceof LanserError && error.details['reason'] === 'not-a-repository' ? foreign : error;
  });
  const [common, own] = await Promise.all(
    [worktree, repository].map(async ({ commonDirectory }) => realpath(commonDirectory)),
  );
  if (common !== own) throw foreign;
  if (worktree.root !== (await realpath(directory))) {
    throw new LanserError('E/USAGE', 'The folder is not the root of its work tree. Name the root.');
  }
  return { ...store, repository: worktree };
}
