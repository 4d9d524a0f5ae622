import { type Repository } from './repository.ts';
/** A commit whose tree has a blob at a path. */
export interface Holder {
    readonly commit: string;
    readonly path: string;
}
/** The id of the blob at a path of a commit; undefined where there is none. */
export declare function blobIdAt({ git, root, ...repository }: Repository, commit: string, path: string, signal?: AbortSignal): Promise<string | undefined>;
/**
 * The last commit of the first of these histories in which one of the paths was this blob; undefined
 * where none is known, as in a shallow clone.
 */
export declare function lastHolder(repository: Repository, blob: string, paths: readonly string[], signal?: AbortSignal): Promise<Holder | undefined>;
