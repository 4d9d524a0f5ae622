import picocolors from 'picocolors';

/** Functions that add terminal colours to a text. If colours are off, they return the text unchanged. */
export type Colors = ReturnType<typeof picocolors.createColors>;

export const NO_COLORS: Colors = picocolors.createColors(false);
