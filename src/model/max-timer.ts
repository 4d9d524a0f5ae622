/** The longest delay of a Node timer in milliseconds. Node replaces a longer delay by 1 ms. */
export const MAX_TIMER_MS: number = 2 ** 31 - 1;
