import { createHash } from 'node:crypto';
import { lstat, readlink } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf } from '../model/lanser-error.ts';
import { memoized } from '../text/memoized.ts';
import { isFileOfBlob } from './file-blob.ts';
import { fileFailure, isUnread, modeOf } from './import-file.ts';
import { GITLINK, type IndexEntry } from './index-entries.ts';
import { escapeName } from './names.ts';
import { readPorcelain, type Repository } from './repository.ts';

/** The result of comparing an index entry with the work tree by bytes. */
export type TrackedFile =
  /** The work tree has no file or link at the path and, for a submodule, no folder. */
  | { readonly kind: 'absent' }
  /**
   * The bytes equal the entry's, apart from CRLF. Also for submodules with a folder, and for missing files that a
   * sparse checkout excludes. `mode` is the mode that `git add` would record. It may differ from the entry's mode.
   */
  | { readonly kind: 'same'; readonly mode: string }
  /** The bytes or the type differ, the entry has conflicts, or the file is too large ({@link isUnread}). */
  | { readonly kind: 'different' };

export interface CheckoutSettings {
  readonly fileMode: boolean;
  readonly symlinks: boolean;
  readonly sparseCheckout: boolean;
}

const SETTINGS = '^core\\.(filemode|symlinks|sparsecheckout)$';

export async function readCheckoutSettings(
  repository: Repository,
  signal: AbortSignal,
): Promise<CheckoutSettings> {
  const args = ['config', '--type=bool', '--get-regexp', SETTINGS];
  // The exit code is 1 if the configuration has none of the settings.
  const output = await readPorcelain(repository, args, signal, { expectedCodes: [1] });
  const lines = output.toString('latin1').split('\n');
  const values = new Map(lines.map((line) => line.split(' ') as [string, string]));
  return {
    fileMode: values.get('core.filemode') !== 'false',
    symlinks: values.get('core.symlinks') !== 'false',
    sparseCheckout: values.get('core.sparsecheckout') === 'true',
  };
}

/**
 * Returns a function that compares index entries with the work tree, without following links. The function throws
 * LanserError E/FS_PERMISSIONS if a file cannot be read, and E/CONTENT_MODIFIED if a file disappears or changes its
 * type during the comparison.
 */
export function trackedFiles(
  { root, objectFormat }: Repository,
  settings: CheckoutSettings,
): (entry: IndexEntry) => Promise<TrackedFile> {
  const isFolder = memoized(async (name: string): Promise<boolean> => {
    const slash = name.lastIndexOf('/');
    if (slash !== -1 && !(await isFolder(name.slice(0, slash)))) return false;
    return (await stateOf(Buffer.from(name, 'latin1')))?.isDirectory() ?? false;
  });
  async function stateOf(name: Buffer): Promise<Awaited<ReturnType<typeof lstat>> | undefined> {
    try {
      return await lstat(Buffer.concat([Buffer.from(root + path.sep), name]));
    } catch (error) {
      const errno = errnoOf(error);
      if (errno === 'ENOENT' || errno === 'ENOTDIR' || errno === 'ELOOP') return undefined;
      throw error;
    }
  }
  async function compare({ name, mode, id, isSkipped, isUnmerged }: IndexEntry): Promise<TrackedFile> {
    const slash = name.lastIndexOf('/');
    const isReachable = slash === -1 || (await isFolder(name.toString('latin1', 0, slash)));
    const info = isReachable ? await stateOf(name) : undefined;
    // Git creates an empty folder for a submodule that is not checked out. A submodule without a folder was deleted.
    if (info === undefined) {
      return isSkipped && settings.sparseCheckout ? { kind: 'same', mode } : { kind: 'absent' };
    }
    if (mode === GITLINK && info.isDirectory()) return { kind: 'same', mode };
    const file = Buffer.concat([Buffer.from(root + path.sep), name]);
    if (info.isSymbolicLink()) {
      const target = await readlink(file, { encoding: 'buffer' });
      const hash = createHash(objectFormat).update(`blob ${target.length}\0`).update(target).digest('hex');
      return mode === LINK && hash === id && !isUnmerged ? { kind: 'same', mode } : { kind: 'different' };
    }
    if (!info.isFile()) return { kind: 'absent' };
    if (isUnmerged || isUnread(name.toString('latin1'), Number(info.size))) return { kind: 'different' };
    if (mode === LINK && settings.symlinks) return { kind: 'different' };
    if (!(await isFileOfBlob(file, id, objectFormat))) return { kind: 'different' };
    const keepsMode = !settings.fileMode || mode === LINK;
    return { kind: 'same', mode: keepsMode ? mode : modeOf({ mode: Number(info.mode) }) };
  }
  return async (entry) => {
    try {
      return await compare(entry);
    } catch (error) {
      throw fileFailure(escapeName(entry.name), error);
    }
  };
}

const LINK = '120000';
