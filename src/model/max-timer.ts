/** The longest delay of a Node timer in milliseconds. A longer delay would fire at once. */
export const MAX_TIMER_MS: number = 2 ** 31 - 1;
