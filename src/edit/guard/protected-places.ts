import { lstatSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { readIndex } from '../../git/index-entries.ts';
import type { Repository } from '../../git/repository.ts';
import { isInside } from '../../workspace/containment.ts';
import { isDotGit, isGitDirectory } from '../../workspace/dot-git.ts';
import { foldedName } from '../../workspace/folded-name.ts';
import type { JailReason } from './jail-reasons.ts';

/** Folders that Git keeps for itself, as far as it takes Git to know them. Paths are absolute. */
export interface ProtectedPlaces {
  /** Why this path is in one of them, or is one. */
  over(absolute: string): JailReason | undefined;
  /** Why what is in this folder may not be moved or removed. */
  below(absolute: string): JailReason | undefined;
}

/**
 * `root` is absolute, with links resolved. Without a repository only what can be seen on disk is known.
 *
 * @throws LanserError E/INCONCLUSIVE for an index that Git cannot read, E/INTERRUPTED.
 */
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
      // A work tree may stand in the bare repository that it belongs to.
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

/** Whether this folder is Git's own, before a work tree is reached on the way up. */
function isInGitDirectory(folder: string): boolean {
  for (let at = folder; ; at = path.dirname(at)) {
    const holds = (name: string): boolean =>
      lstatSync(path.join(at, name), { throwIfNoEntry: false }) !== undefined;
    if (holds('.git')) return false;
    if (isDotGit(path.basename(at)) || isGitDirectory(holds)) return true;
    if (path.dirname(at) === at) return false;
  }
}
