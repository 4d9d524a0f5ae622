import type { Repository } from '../../git/repository.ts';
import type { WorkspacePath } from '../../model/brand.ts';
/** The name that Git has for a path of the workspace, which may be a folder of the work tree. */
export declare function placeInRepository(repository: Repository, root: string, place: WorkspacePath): string;
/** A name of Git's relative to the workspace; with `..` where it is beside it. */
export declare function placeFromWorkspace(repository: Repository, root: string, name: string): string;
