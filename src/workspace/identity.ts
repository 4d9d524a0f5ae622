import type { BigIntStats } from 'node:fs';

/** A key of a file or folder, which a rename does not change. Omits the device number, which a reboot can change. */
export type Identity = string;

export function identityOf(stats: BigIntStats): Identity {
  return `${stats.ino}:${stats.birthtimeNs}`;
}
