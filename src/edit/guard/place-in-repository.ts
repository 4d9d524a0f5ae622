import path from 'node:path';
import type { Repository } from '../../git/repository.ts';
import type { WorkspacePath } from '../../model/brand.ts';

/** Returns Git's name of a path of the workspace, which may be a subfolder of the work tree. */
export function placeInRepository(repository: Repository, root: string, place: WorkspacePath): string {
  return slashed(path.relative(repository.root, path.join(root, place)));
}

/** Returns a name of Git relative to the workspace; with `..` if it is outside. */
export function placeFromWorkspace(repository: Repository, root: string, name: string): string {
  return slashed(path.relative(root, path.join(repository.root, name)));
}

function slashed(place: string): string {
  return place.split(path.sep).join('/');
}
