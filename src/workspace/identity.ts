import type { BigIntStats } from 'node:fs';

/** The key of a file or folder under any name. Omits the device number, because a reboot can change this number. */
export type Identity = string;

export function identityOf(stats: BigIntStats): Identity {
  return `${stats.ino}:${stats.birthtimeNs}`;
}
