import type { BigIntStats } from 'node:fs';

/** Identifies a file or folder under any name. Omits the device number, because a restart can change it. */
export type Identity = string;

export function identityOf(stats: BigIntStats): Identity {
  return `${stats.ino}:${stats.birthtimeNs}`;
}
