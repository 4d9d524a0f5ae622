import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  type BigIntStats,
} from 'node:fs';
import path from 'node:path';
import { errnoOf, LanserError } from '../model/lanser-error.ts';
import { identityOf, type Identity } from './identity.ts';

/**
 * Paths to a folder and its content, valid until the next `trim`, `forget` or disposal. With descriptors (on Linux),
 * they lead only through opened folders, even if another program renames or replaces a folder. Parameters are
 * relative paths in POSIX form; '' is the top folder.
 */
export interface DirectoryHandles extends Disposable {
  /** Returns a path to an entry. Opens the folders above the entry or, without descriptors, checks them. */
  at(entry: string): string;
  /** Returns a path to a folder. Opens or checks the folder and the folders above. */
  inside(folder: string): string;
  /** Flushes the folder's entries to disk, except on Windows. */
  flush(folder: string): void;
  /**
   * Closes all folders except the top folder and the {@link MAX_HANDLES} folders that were opened last, because
   * systems limit descriptors. The next use of a closed folder reopens it.
   */
  trim(): void;
  /** Forgets a folder that the caller has moved or removed, and all folders below it. */
  forget(folder: string): void;
  /** Throws if an opened or checked folder was replaced or removed, or is now a link. */
  confirm(): void;
}

const { O_RDONLY, O_NOFOLLOW, O_DIRECTORY } = constants;

const MAX_HANDLES = 128;

/** The folder of open descriptors on Linux. A path through a descriptor replaces `openat`, which Node lacks. */
export const DESCRIPTORS = '/proc/self/fd';

export const HAS_DESCRIPTORS: boolean = existsSync(DESCRIPTORS);

/**
 * Returns the handles of the folder `top`, an absolute path without links. Without descriptors (macOS, Windows), each
 * call of `at`, `inside` and `flush` checks every folder on the path. The methods throw LanserError E/JAIL for a
 * link, and E/CONTENT_MODIFIED for a folder that another folder replaced. If a file replaced the folder, `confirm`
 * and the checks without descriptors throw E/CONTENT_MODIFIED. If the folder was removed, only `confirm` throws
 * E/CONTENT_MODIFIED. Other failures are system errors.
 */
export function openDirectoryHandles(top: string, byDescriptor: boolean = HAS_DESCRIPTORS): DirectoryHandles {
  const descriptors = new Map<string, number>();
  const identities = new Map<string, Identity>();
  /** The opened or checked subfolders of each folder. */
  const below = new Map<string, Set<string>>();

  function recordIdentity(folder: string, stats: BigIntStats): void {
    const identity = identityOf(stats);
    const before = identities.get(folder);
    if (before !== undefined && before !== identity) throw otherFolder(folder);
    identities.set(folder, identity);
    if (folder === '') return;
    const parent = parentOf(folder);
    const siblings = below.get(parent) ?? new Set<string>();
    below.set(parent, siblings.add(folder));
  }

  function handleOf(folder: string): number {
    const open = descriptors.get(folder);
    if (open !== undefined) return open;
    const place = folder === '' ? top : at(folder);
    let descriptor: number;
    try {
      descriptor = openSync(place, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    } catch (error) {
      throw linkError(place, folder) ?? error;
    }
    try {
      recordIdentity(folder, fstatSync(descriptor, { bigint: true }));
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
    descriptors.set(folder, descriptor);
    return descriptor;
  }

  function checkedPath(folder: string): string {
    const place = folder === '' ? top : at(folder);
    const stats = lstatSync(place, { bigint: true });
    if (!stats.isDirectory()) throw linkError(place, folder) ?? otherFolder(folder);
    recordIdentity(folder, stats);
    return place;
  }

  function inside(folder: string): string {
    return byDescriptor ? `${DESCRIPTORS}/${handleOf(folder)}` : checkedPath(folder);
  }

  function at(entry: string): string {
    return `${inside(parentOf(entry))}/${path.posix.basename(entry)}`;
  }

  function release(folder: string): void {
    const descriptor = descriptors.get(folder);
    if (descriptor !== undefined) closeSync(descriptor);
    descriptors.delete(folder);
  }

  return {
    at,
    inside,
    flush(folder) {
      if (byDescriptor) fsyncSync(handleOf(folder));
      else flushByPath(checkedPath(folder));
    },
    trim() {
      for (const folder of [...descriptors.keys()].slice(0, -MAX_HANDLES)) {
        if (folder !== '') release(folder);
      }
    },
    forget(folder) {
      const released = [folder];
      for (const each of released) {
        for (const child of below.get(each) ?? []) released.push(child);
        release(each);
        identities.delete(each);
        below.delete(each);
      }
      below.get(parentOf(folder))?.delete(folder);
    },
    confirm() {
      for (const [folder, identity] of identities) {
        const place = folder === '' ? top : at(folder);
        const stats = lstatSync(place, { bigint: true, throwIfNoEntry: false });
        if (stats?.isSymbolicLink() === true) throw linked(folder);
        if (stats?.isDirectory() !== true || identityOf(stats) !== identity) throw otherFolder(folder);
      }
    },
    [Symbol.dispose]() {
      for (const folder of descriptors.keys()) release(folder);
    },
  };
}

/** Returns the folder that contains an entry; '' is the top. */
export function parentOf(entry: string): string {
  const end = entry.lastIndexOf('/');
  return end < 0 ? '' : entry.slice(0, end);
}

function linkError(place: string, folder: string): LanserError | undefined {
  return lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true ? linked(folder) : undefined;
}

function linked(folder: string): LanserError {
  return new LanserError(
    'E/JAIL',
    `${JSON.stringify(folder || '.')} is a link, and lanser does not write through links. Restore the folder and run again.`,
    { path: folder, reason: 'link' },
  );
}

function otherFolder(folder: string): LanserError {
  return new LanserError(
    'E/CONTENT_MODIFIED',
    `Another program replaced or removed the folder ${JSON.stringify(folder || '.')}. Run again.`,
    { path: folder, reason: 'other-folder' },
  );
}

/** Flushes a folder by its path. Windows opens folders, but does not flush them. */
function flushByPath(folder: string): void {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(folder, O_RDONLY);
    fsyncSync(descriptor);
  } catch (error) {
    if (!['EISDIR', 'EPERM', 'EACCES'].includes(errnoOf(error) ?? '')) throw error;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
