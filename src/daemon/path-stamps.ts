import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileStamp } from '../workspace/file-stamp.ts';

/** The state of files and folders at one time. The state of a folder does not cover the contents of its files. */
export interface PathStamps {
  /** Returns true if no file or folder has changed since its state was recorded. */
  isCurrent(): boolean;
  /**
   * True if a file or folder changed shortly before its state was recorded. Data that the caller read before the
   * recording may lack this change. A further change may leave the metadata as it is.
   */
  readonly isRacy: boolean;
}

interface Stamp {
  /** The metadata, `missing`, `broken` (a link without a target), or the error if the path cannot be read. */
  readonly identity: string;
  /**
   * A digest of a file's content or of the names in a folder, after a recent change. Undefined if the metadata
   * suffices, or if the path is missing or unreadable.
   */
  readonly content: string | undefined;
  readonly isRacy: boolean;
}

/** The maximum size in bytes of a file that is read. For larger files, only the metadata is compared. */
const MAX_READ = 1_000_000n;

/** Records the state of absolute paths. A path may be missing; its creation is then a change. */
export function stampPaths(paths: Iterable<string>): PathStamps {
  const stamps = new Map([...new Set(paths)].map((place) => [place, stampOf(place)]));
  return {
    isCurrent() {
      for (const [place, last] of stamps) {
        const now = stampOf(place, last.content !== undefined);
        if (now.identity !== last.identity) return false;
        if (last.content !== undefined && now.content !== last.content) return false;
        // If `now` is not racy, its metadata shows the next change, so the content is not needed any more.
        if (last.content !== undefined && !now.isRacy) stamps.set(place, { ...now, content: undefined });
      }
      return true;
    },
    isRacy: [...stamps.values()].some(({ isRacy }) => isRacy),
  };
}

function stampOf(place: string, readsContent = false): Stamp {
  try {
    const now = Date.now();
    const link = lstatSync(place, { bigint: true, throwIfNoEntry: false });
    const target = statSync(place, { bigint: true, throwIfNoEntry: false });
    if (target === undefined)
      return { identity: link === undefined ? 'missing' : 'broken', content: undefined, isRacy: false };
    const { identity, racy } = fileStamp(target, now);
    return {
      identity: `${target.mode} ${link?.ino ?? ''} ${identity}`,
      content: racy || readsContent ? contentOf(place, target) : undefined,
      isRacy: racy,
    };
  } catch (error) {
    return { identity: String(error), content: undefined, isRacy: false };
  }
}

function contentOf(
  place: string,
  stats: NonNullable<ReturnType<typeof statSync>> & { readonly size: bigint },
): string {
  const hash = createHash('sha1');
  if (stats.isDirectory()) hash.update(readdirSync(place).toSorted().join('\0'));
  else if (stats.isFile() && stats.size <= MAX_READ) hash.update(readFileSync(place));
  return hash.digest('base64');
}
