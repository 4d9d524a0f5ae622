import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { abortError, errnoOf, LanserError } from '../model/lanser-error.ts';
import { languageName } from '../syntax/language-names.ts';
import { MAX_SOURCE_BYTES } from '../workspace/source-tree.ts';
import { readVirtualEnvironment } from '../workspace/virtual-environment.ts';

/** A tree to copy, and the selection of its files. Names of files are relative to `from`, with forward slashes. */
export interface CopiedTree {
  readonly from: string;
  readonly to: string;
  /** The tracked files, and the untracked files that Git does not ignore. If undefined, all files count as listed. */
  readonly listed: ReadonlySet<string> | undefined;
  /** Files to copy even if other rules exclude them. */
  readonly needed: Iterable<string>;
  readonly signal: AbortSignal;
}

const NOT_COPIED: ReadonlySet<string> = new Set(['.git', '.lanser', '__pycache__']);
/** Matches files that servers read even if Git ignores them, such as configuration and native libraries. */
const READ_THOUGH_IGNORED = /(?:\.(?:dylib|json|pyd|so|toml)|\/py\.typed)$/u;

/**
 * Copies the listed files, the ignored files that a server may read, and the needed files. Python
 * environments and `node_modules` become links, unless they contain needed files. Copies a symbolic link as a link.
 * Omits `.git`, `.lanser`, `__pycache__` and files of more than {@link MAX_SOURCE_BYTES}, unless they are needed.
 * Omits unreadable files, because a server cannot read them either.
 *
 * @throws LanserError E/FS_PERMISSIONS if the tree cannot be copied; after an abort, the signal's reason or
 * E/REQUEST_CANCELLED.
 */
export async function copyTree(tree: CopiedTree): Promise<void> {
  const needed = withFolders(tree.needed);

  async function copyFolder(folder: string): Promise<void> {
    if (tree.signal.aborted) throw abortError(tree.signal);
    const entries = await unlessUnreadable(readdir(path.join(tree.from, folder), { withFileTypes: true }));
    if (entries === undefined) return;
    await mkdir(path.join(tree.to, folder), { recursive: true });
    for (const entry of entries) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const [source, target] = [path.join(tree.from, name), path.join(tree.to, name)];
      const isNeeded = needed.has(name);
      if (NOT_COPIED.has(entry.name) && !isNeeded) continue;
      if (entry.isSymbolicLink()) {
        const to = await unlessUnreadable(readlink(source));
        if (to !== undefined) await symlink(to, target);
      } else if (entry.isDirectory()) {
        if (!isNeeded && (await isInstalled(source))) await symlink(source, target, 'dir');
        else await copyFolder(name);
      } else if (entry.isFile() && (isNeeded || (await mayBeSource(tree, name)))) {
        await unlessUnreadable(copyFile(source, target, constants.COPYFILE_FICLONE));
      }
    }
  }

  try {
    await copyFolder('');
  } catch (error) {
    throw copyFailure(error);
  }
}

function withFolders(names: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const name of names) {
    for (let at = name; at !== '.' && !found.has(at); at = path.posix.dirname(at)) found.add(at);
  }
  return found;
}

async function isInstalled(folder: string): Promise<boolean> {
  if (path.basename(folder) === 'node_modules') return true;
  return (await readVirtualEnvironment(folder)).kind !== 'none';
}

/** Returns true for a file of limited size that is listed, or that a server may read although Git ignores it. */
async function mayBeSource({ from, listed }: CopiedTree, name: string): Promise<boolean> {
  const isListed = listed === undefined || listed.has(name);
  if (!isListed && languageName(name) === undefined && !READ_THOUGH_IGNORED.test(`/${name}`)) return false;
  const stats = await lstat(path.join(from, name)).catch(() => undefined);
  return stats !== undefined && stats.size <= MAX_SOURCE_BYTES;
}

const UNREADABLE: ReadonlySet<string> = new Set(['EACCES', 'ENOENT', 'ENOTDIR', 'EPERM']);

async function unlessUnreadable<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (UNREADABLE.has(errnoOf(error) ?? '')) return undefined;
    throw error;
  }
}

/** Converts a system error to E/FS_PERMISSIONS. Omits the system's message, which contains local paths. */
function copyFailure(error: unknown): unknown {
  const errno = errnoOf(error);
  if (error instanceof LanserError || errno === undefined) return error;
  return new LanserError(
    'E/FS_PERMISSIONS',
    `The workspace cannot be copied for the preview (${errno}). Free some space in the folder for temporary files, or set TMPDIR to a different one, and run again.`,
    { errno },
    { cause: error },
  );
}
