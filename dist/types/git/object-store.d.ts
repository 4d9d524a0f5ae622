import type { GitInput, GitResult } from './git.ts';
import type { Repository } from './repository.ts';
/**
 * A bare repository of our own beside the user's: it reads the user's objects as alternates, and
 * takes what has to be fetched or written, so that the user's refs, objects and shallow state stay
 * as they are.
 */
export interface ObjectStore {
    readonly repository: Repository;
    readonly directory: string;
    /** Where the store and what else is lanser's own stands. */
    readonly temporaryDirectory: string;
    run(args: readonly string[], signal: AbortSignal, input?: GitInput): Promise<GitResult>;
    read(args: readonly string[], signal: AbortSignal, input?: GitInput): Promise<Buffer>;
}
export declare function openObjectStore(repository: Repository, temporaryDirectory: string, signal: AbortSignal): Promise<ObjectStore>;
/** The commits whose parents a shallow clone cuts off, and that have not been fetched since. */
export declare function cutCommits(store: ObjectStore): Promise<ReadonlySet<string>>;
