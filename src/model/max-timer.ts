/** The longest delay of a Node timer in milliseconds. A timer with a longer delay fires at once. */
export const MAX_TIMER_MS: number = 2 ** 31 - 1;
