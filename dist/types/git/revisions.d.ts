import type { FetchAuthorization } from './fetch-from-origin.ts';
import { type ObjectStore } from './object-store.ts';
import { type Repository } from './repository.ts';
/**
 * The commit that a revision means in the user's repository; what a shallow clone lacks is fetched
 * into the store.
 *
 * @throws LanserError E/NOT_FOUND for a revision that nobody knows, E/INCONCLUSIVE for one that is
 * cut off by a shallow clone and cannot be fetched.
 */
export declare function resolveCommit(store: ObjectStore, revision: string, authorization: FetchAuthorization | undefined, signal: AbortSignal): Promise<string>;
/** The commit that is checked out. */
export declare function headCommit(repository: Repository): Promise<string>;
/** Parents as the commit object names them, whatever a shallow clone cuts off. */
export declare function commitParents(store: ObjectStore, commit: string, signal: AbortSignal): Promise<readonly string[]>;
/** The first paragraph of a commit's message on one line, at most `most` UTF-16 units of it. */
export declare function commitTitle(store: ObjectStore, commit: string, most: number, signal: AbortSignal): Promise<string>;
export declare function treeOf(store: ObjectStore, commit: string, signal: AbortSignal): Promise<string>;
/** @throws LanserError E/INCONCLUSIVE where the histories have no known common commit. */
export declare function mergeBase(store: ObjectStore, base: string, head: string, signal: AbortSignal): Promise<string>;
