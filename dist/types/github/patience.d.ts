/** How long what goes wrong may last, in milliseconds. */
export interface PatienceLimits {
    /** For one answer. */
    readonly answerMs: number;
    /** For all failed attempts and all waiting of a connection together. */
    readonly lostMs: number;
    /** Before the first repetition; each further one waits twice as long. */
    readonly backoffMs: number;
    /** How often the same thing is tried. */
    readonly attempts: number;
}
/**
 * Repeats what GitHub or the network did not answer. The plugins of octokit repeat a POST whose answer was
 * lost, and wait where nobody can end it; here a repetition must be safe, and all of it has one bound.
 */
export declare class Patience {
    #private;
    constructor(signal: AbortSignal, clock: {
        now(): number;
        monotonicMs(): number;
    }, limits?: Partial<PatienceLimits>);
    /** One request. What is not repeatable is sent again only where GitHub says that it did nothing. */
    request<T>(send: (signal: AbortSignal) => Promise<T>, repeatable: boolean): Promise<T>;
    /**
     * Several requests that look at what is there, and then do what is missing: where an answer was lost, they
     * look again.
     */
    converge<T>(procedure: () => Promise<T>): Promise<T>;
}
