import picocolors from 'picocolors';

/** Functions that add terminal colours and styles to a text. Without colours, they return the text unchanged. */
export type Colors = ReturnType<typeof picocolors.createColors>;

/** The colour of each severity. */
export const SEVERITY_PAINTS = { error: 'red', warning: 'yellow', information: 'blue' } as const;

export const NO_COLORS: Colors = picocolors.createColors(false);
