import { readFileSync, statSync } from 'node:fs';
import { documentVersion } from '../bundle/blob-id.ts';
import type { DocumentVersion } from '../model/brand.ts';
import { fileStamp, type FileStamp } from '../workspace/file-stamp.ts';

/** The versions of files. A file is read again only if its stamp shows that it may have changed. */
export interface FileVersions {
  /** Returns the version of a file (absolute); undefined if it is not a file or a link to one. */
  of(file: string): DocumentVersion | undefined;
}

interface Known {
  readonly stamp: FileStamp;
  readonly version: DocumentVersion;
}

export function fileVersions(clock: () => number): FileVersions {
  const known = new Map<string, Known>();
  return {
    of(file) {
      const now = clock();
      const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
      if (stats?.isFile() !== true) return undefined;
      const stamp = fileStamp(stats, now);
      const last = known.get(file);
      if (last?.stamp.racy === false && last.stamp.identity === stamp.identity) return last.version;
      const version = documentVersion(readFileSync(file));
      known.set(file, { stamp, version });
      return version;
    },
  };
}
