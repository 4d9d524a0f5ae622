import type { BigIntStats } from 'node:fs';
/** Which file or folder it is, whatever its name. Without the device: its number changes with a restart. */
export type Identity = string;
export declare function identityOf(stats: BigIntStats): Identity;
