export interface RequestOptions {
    /** How long the server may take for this request. */
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
}
/** Waits for something no longer than until the signal; what is abandoned goes on, and may fail. */
export declare function unlessAborted<T>(awaited: Promise<T>, signal: AbortSignal): Promise<T>;
/**
 * Waits for something that a server will do, no longer than it may take for a request, and not
 * beyond its end.
 *
 * @throws LanserError E/LS_TIMEOUT, E/LS_CRASH, E/INTERRUPTED.
 */
export declare function withinDeadline<T>(awaited: Promise<T>, what: string, crashed: Promise<never>, { timeoutMs, signal }: RequestOptions): Promise<T>;
