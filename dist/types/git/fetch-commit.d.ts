import { type FetchAuthorization } from './fetch-from-origin.ts';
import type { ObjectStore } from './object-store.ts';
/**
 * Fetches one commit (a full id, a name as the remote knows it, or one of its branches as the
 * checkout names it, `origin/main`) from the checkout's `origin` into the store, at depth 1 where the
 * checkout is shallow itself. Returns the commit's id.
 *
 * @throws LanserError E/INCONCLUSIVE with the command that would mend it.
 */
export declare function fetchCommit(store: ObjectStore, revision: string, authorization: FetchAuthorization | undefined, signal: AbortSignal): Promise<string>;
