/** Flushes files, each found by its function when its turn comes. */
export declare function flushFiles(places: readonly (() => string)[]): Promise<void>;
