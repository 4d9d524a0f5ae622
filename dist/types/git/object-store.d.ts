import type { GitInput, GitResult } from './git.ts';
import { type Repository } from './repository.ts';
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
/** Credentials for fetching: sent only to this origin. */
export interface FetchAuthorization {
    /** For example `https://github.com`. */
    readonly serverUrl: string;
    readonly token: string;
}
/**
 * Fetches one commit (a full id, a name as the remote knows it, or one of its branches as the
 * checkout names it, `origin/main`) from the checkout's `origin` into the store, at depth 1 where the
 * checkout is shallow itself. Returns the commit's id.
 *
 * @throws LanserError E/INCONCLUSIVE with the command that would mend it.
 */
export declare function fetchCommit(store: ObjectStore, revision: string, authorization: FetchAuthorization | undefined, signal: AbortSignal): Promise<string>;
/** What lets `git fetch` send the token, to the origin that it is for alone; undefined for all others. */
export declare function authorizationHeader(url: string, authorization: FetchAuthorization | undefined): {
    readonly settings: readonly string[];
    readonly value: string;
} | undefined;
