import type { ObjectStore } from './object-store.ts';
/**
 * Makes a folder that holds a tree a checkout of it, with the store's objects for its history: so that Git says
 * of it what it would say of the user's own, and of nothing around the folder.
 *
 * @param commit what `HEAD` is.
 */
export declare function makeCheckout(store: ObjectStore, folder: string, { tree, commit }: {
    readonly tree: string;
    readonly commit: string | null;
}, signal: AbortSignal): Promise<void>;
