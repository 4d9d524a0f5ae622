import picocolors from 'picocolors';

/** Terminal colours; with colours off every function gives its text back. */
export type Colors = ReturnType<typeof picocolors.createColors>;

export const NO_COLORS: Colors = picocolors.createColors(false);
