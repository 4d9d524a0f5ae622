import path from 'node:path';
import type { Repository } from '../../git/repository.ts';
import type { WorkspacePath } from '../../model/brand.ts';

/** Converts a path relative to the workspace to a path relative to the root of the repository. */
export function placeInRepository(repository: Repository, root: string, place: WorkspacePath): string {
  return slashed(path.relative(repository.root, path.join(root, place)));
}

/** Converts a path relative to the repository to one relative to the workspace. The result may start with `..`. */
export function placeFromWorkspace(repository: Repository, root: string, name: string): string {
  return slashed(path.relative(root, path.join(repository.root, name)));
}

function slashed(place: string): string {
  return place.split(path.sep).join('/');
}
