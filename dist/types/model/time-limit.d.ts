/**
 * Work that ends with a signal, or after a time: it is told so, and not waited for. What `fetch` and
 * `AbortSignal.any` hold of a signal can be collected as garbage before it fires, and what hangs then hangs.
 */
export declare function within<T>(ms: number, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
