import { type Repository } from './repository.ts';
/**
 * The names that Git knows below a folder of the work tree, relative to it: tracked ones, and untracked ones
 * that are not ignored. Links and submodules are among them, and what is tracked and not there any more; a
 * repository that stands in this one is one name, with a slash at its end.
 */
export declare function listedFiles(repository: Repository, folder: string, signal: AbortSignal): Promise<readonly string[]>;
