import { type FetchAuthorization } from './fetch-from-origin.ts';
import { type ObjectStore } from './object-store.ts';
/**
 * The merge base of two commits. Where a shallow clone cuts off what decides it, the store is deepened, by
 * as little as finds it, and by commits alone where origin can leave out their trees. Such a clone may
 * also show a common commit that is not the last one: what is cut off may hold a later one.
 *
 * @throws LanserError E/INCONCLUSIVE where the histories have no common commit that can be had.
 */
export declare function establishMergeBase(store: ObjectStore, base: string, head: string, authorization: FetchAuthorization | undefined, signal: AbortSignal): Promise<string>;
