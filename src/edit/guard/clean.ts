import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { changedFiles, type ChangedState } from '../../git/changed-files.ts';
import { readIndex } from '../../git/index-entries.ts';
import type { Repository } from '../../git/repository.ts';
import type { WorkspacePath } from '../../model/brand.ts';
import { compareCodeUnits } from '../../model/range.ts';
import { placeFromWorkspace, placeInRepository } from './place-in-repository.ts';

export interface CleanInput {
  /** The workspace, absolute, with links resolved. */
  readonly root: string;
  /** Undefined outside of one, or where Git is not installed. */
  readonly repository: Repository | undefined;
  /** Where the edit writes: files that are changed, and new paths. */
  readonly targets: readonly WorkspacePath[];
  readonly signal: AbortSignal;
}

/** Work that no commit holds, so that Git could not bring it back. */
export interface DirtyEntry {
  /** Relative to the workspace; with `..` for a file of the checkout that is beside it. */
  readonly path: string;
  /** `untracked`: the edit writes there; also a file that is ignored. */
  readonly state: ChangedState | 'untracked';
}

/**
 * What is not committed: every tracked file of the checkout that is changed, staged or not, and the
 * untracked files where the edit writes, by path. Null where there is no repository to be clean. Nothing
 * is written and no program of the repository runs; changes inside of submodules are not looked at.
 *
 * @throws LanserError E/INCONCLUSIVE, E/INTERRUPTED.
 */
export async function checkClean(input: CleanInput): Promise<readonly DirtyEntry[] | null> {
  const { root, repository, targets, signal } = input;
  if (repository === undefined) return null;
  const changed = await changedFiles(repository, signal);
  const dirty: DirtyEntry[] = changed.map(({ path: name, state }) => {
    return { path: placeFromWorkspace(repository, root, name), state };
  });
  const { files } = await readIndex(repository, signal);
  const known = new Set(dirty.map((entry) => entry.path));
  for (const target of new Set(targets)) {
    if (known.has(target) || files.has(placeInRepository(repository, root, target))) continue;
    const info = await lstat(path.join(root, target)).catch(() => undefined);
    if (info !== undefined && !info.isDirectory()) dirty.push({ path: target, state: 'untracked' });
  }
  return dirty.toSorted((one, other) => compareCodeUnits(one.path, other.path));
}
