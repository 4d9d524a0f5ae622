import type { BigIntStats } from 'node:fs';

/** The identity of a file or folder under any name. Omits the device, whose number can change on restart. */
export type Identity = string;

export function identityOf(stats: BigIntStats): Identity {
  return `${stats.ino}:${stats.birthtimeNs}`;
}
