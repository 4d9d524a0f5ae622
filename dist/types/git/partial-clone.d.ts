import { type FetchAuthorization } from './fetch-from-origin.ts';
import type { ObjectStore } from './object-store.ts';
import { type Repository } from './repository.ts';
/** Whether the clone may lack objects on purpose, as one made with `--filter` does. */
export declare function isPartialClone(repository: Repository, signal: AbortSignal): Promise<boolean>;
/**
 * Fetches into the store what a partial clone lacks of the commit's tree, all of it at once.
 *
 * @throws LanserError E/INCONCLUSIVE with the command that would mend it.
 */
export declare function completeCommit(store: ObjectStore, commit: string, authorization: FetchAuthorization | undefined, signal: AbortSignal): Promise<void>;
/** Whether a commit is here without its tree. */
export declare function lacksTree(store: ObjectStore, commit: string, signal: AbortSignal): Promise<boolean>;
