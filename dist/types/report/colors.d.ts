import picocolors from 'picocolors';
/** Terminal colours; with colours off every function gives its text back. */
export type Colors = ReturnType<typeof picocolors.createColors>;
export declare const NO_COLORS: Colors;
