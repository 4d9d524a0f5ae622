import picocolors from 'picocolors';

/** Terminal colours. Without colours, every function returns its text unchanged. */
export type Colors = ReturnType<typeof picocolors.createColors>;

export const NO_COLORS: Colors = picocolors.createColors(false);
