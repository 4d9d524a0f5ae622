/** Node's longest timer; beyond it one would fire at once. */
export const LONGEST_TIMER_MS: number = 2 ** 31 - 1;
