/** Who may speak to a server: many at once, or one alone. First come, first served. */
export interface Turns {
    /** Waits for a turn; the result ends it. */
    take(alone: boolean): Promise<() => void>;
}
export declare function turns(): Turns;
