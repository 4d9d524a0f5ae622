import { lstatSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { readIndex } from '../../git/index-entries.ts';
import type { Repository } from '../../git/repository.ts';
import { isInside } from '../../workspace/containment.ts';
import { isDotGit, isGitDirectory } from '../../workspace/dot-git.ts';
import { foldedName } from '../../workspace/folded-name.ts';
import type { JailReason } from './jail-reasons.ts';

/**
 * Folders that edits must not change: the submodules in the index, the repository's Git directories, and a workspace
 * inside a Git directory. Paths are absolute.
 */
export interface ProtectedPlaces {
  /** Returns the reason why this path is protected; undefined outside of all protected folders. */
  over(absolute: string): JailReason | undefined;
  /** Returns the reason why a folder below this folder is protected; undefined if none is. */
  below(absolute: string): JailReason | undefined;
}

/** Returns the protected folders. Links in `root` must be resolved. Throws the errors of {@link readIndex}. */
export async function protectedPlaces(
  root: string,
  repository: Repository | undefined,
  signal: AbortSignal,
): Promise<ProtectedPlaces> {
  const places = new Map<string, JailReason>();
  if (isInGitDirectory(root)) places.set(foldedName(root), 'git-directory');
  if (repository !== undefined) {
    const { submodules } = await readIndex(repository, signal);
    for (const name of submodules) places.set(foldedName(path.join(repository.root, name)), 'submodule');
    for (const folder of [repository.gitDirectory, repository.commonDirectory]) {
      const real = await realpath(folder).catch(() => folder);
      // A work tree can be inside its bare repository. Protecting this repository would also protect the work tree.
      if (!isInside(real, repository.root)) places.set(foldedName(real), 'git-directory');
    }
  }
  return {
    over(absolute) {
      for (let at = foldedName(absolute); ; at = path.dirname(at)) {
        const reason = places.get(at);
        if (reason !== undefined || path.dirname(at) === at) return reason;
      }
    },
    below(absolute) {
      const start = foldedName(absolute) + path.sep;
      for (const [place, reason] of places) if (place.startsWith(start)) return reason;
      return undefined;
    },
  };
}

/** Returns true if the search for a repository, upwards from the folder, finds a Git directory before a work tree. */
function isInGitDirectory(folder: string): boolean {
  for (let at = folder; ; at = path.dirname(at)) {
    const hasEntry = (name: string): boolean =>
      lstatSync(path.join(at, name), { throwIfNoEntry: false }) !== undefined;
    if (hasEntry('.git')) return false;
    if (isDotGit(path.basename(at)) || isGitDirectory(hasEntry)) return true;
    if (path.dirname(at) === at) return false;
  }
}
