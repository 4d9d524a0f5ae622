import type { ObjectStore } from './object-store.ts';
/** Credentials for fetching: sent only to this origin. */
export interface FetchAuthorization {
    /** For example `https://github.com`. */
    readonly serverUrl: string;
    readonly token: string;
}
/** What is fetched, and by which options of `git fetch`. */
export interface FetchRequest {
    /** Options of Git itself, such as `-c` with its value. */
    readonly settings: readonly string[];
    readonly options: readonly string[];
    readonly refspecs: readonly string[];
}
/**
 * Fetches from the checkout's `origin` into the store.
 *
 * @returns why it could not be done, without the address, which may hold a password; else undefined.
 */
export declare function fetchFromOrigin(store: ObjectStore, request: FetchRequest, authorization: FetchAuthorization | undefined, signal: AbortSignal): Promise<string | undefined>;
