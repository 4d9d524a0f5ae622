import type { BigIntStats } from 'node:fs';

/** What a file's record said when its content was read. */
export interface FileStamp {
  readonly identity: string;
  /** When a change had happened so shortly before that another could have left the same record. */
  readonly racy: boolean;
}

/** The coarsest file systems count time in steps of two seconds. */
export const STEP_MS = 2000;

/** The stamp of a file; `now` was read before `stats` was. */
export function fileStamp(stats: BigIntStats, now: number): FileStamp {
  const { size, ino, mtimeNs, ctimeNs } = stats;
  const latest = Number((mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1_000_000n);
  return { identity: [size, ino, mtimeNs, ctimeNs].join(' '), racy: latest + STEP_MS >= now };
}
