import type { BigIntStats } from 'node:fs';

/** The metadata of a file. A different `identity` means that the file may have changed. */
export interface FileStamp {
  readonly identity: string;
  /** True if the last change is recent. A further change may then keep the same `identity`. */
  readonly racy: boolean;
}

/** The coarsest resolution of file times on common file systems, in milliseconds. */
export const STEP_MS = 2000;

/** Returns the stamp of a file. `now`, in milliseconds since the epoch, must be read before `stats`. */
export function fileStamp(stats: BigIntStats, now: number): FileStamp {
  const { size, ino, mtimeNs, ctimeNs } = stats;
  const latest = Number((mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1_000_000n);
  return { identity: [size, ino, mtimeNs, ctimeNs].join(' '), racy: latest + STEP_MS >= now };
}
