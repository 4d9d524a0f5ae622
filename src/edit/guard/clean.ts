import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { changedFiles, type ChangedState } from '../../git/changed-files.ts';
import { readIndex } from '../../git/index-entries.ts';
import type { Repository } from '../../git/repository.ts';
import type { WorkspacePath } from '../../model/brand.ts';
import { compareCodeUnits } from '../../model/range.ts';
import { placeFromWorkspace, placeInRepository } from './place-in-repository.ts';

export interface CleanInput {
  /** The absolute path of the workspace, with links resolved. */
  readonly root: string;
  /** The repository of the workspace; undefined if Git is missing or cannot open a repository. */
  readonly repository: Repository | undefined;
  /** The paths that the edit changes, creates, moves or removes. */
  readonly targets: readonly WorkspacePath[];
  readonly signal: AbortSignal;
}

export interface DirtyEntry {
  /** The path relative to the workspace. It starts with `..` for a file of the checkout outside the workspace. */
  readonly path: string;
  /** `untracked`: a target of the edit that is an untracked or ignored file. */
  readonly state: ChangedState | 'untracked';
}

/**
 * Returns all changed tracked files of the checkout, and the untracked or ignored files among `targets`. Sorts them
 * by path. Returns null without a repository. Ignores submodules, because no edit can write there.
 *
 * @throws LanserError E/INCONCLUSIVE if Git cannot read the repository, E/USAGE if Git does not start; after an
 * abort, the signal's reason or E/REQUEST_CANCELLED.
 */
export async function checkClean(input: CleanInput): Promise<readonly DirtyEntry[] | null> {
  const { root, repository, targets, signal } = input;
  if (repository === undefined) return null;
  const changed = await changedFiles(repository, signal);
  const dirty: DirtyEntry[] = changed.map(({ path: name, state }) => {
    return { path: placeFromWorkspace(repository, root, name), state };
  });
  const { files } = await readIndex(repository, signal);
  const dirtyPaths = new Set(dirty.map((entry) => entry.path));
  for (const target of new Set(targets)) {
    if (dirtyPaths.has(target) || files.has(placeInRepository(repository, root, target))) continue;
    const info = await lstat(path.join(root, target)).catch(() => undefined);
    if (info !== undefined && !info.isDirectory()) dirty.push({ path: target, state: 'untracked' });
  }
  return dirty.toSorted((one, other) => compareCodeUnits(one.path, other.path));
}
