/** Node's longest timer; beyond it one would fire at once. */
export declare const LONGEST_TIMER_MS: number;
