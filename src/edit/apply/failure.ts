import { errnoOf, LanserError } from '../../model/lanser-error.ts';

/** What stands there is not what the plan saw. */
const CHANGED: ReadonlySet<string> = new Set(['EEXIST', 'EISDIR', 'ENOENT', 'ENOTDIR', 'ENOTEMPTY']);

/** What a call of the file system refused, in the words of a command; errors of ours stay as they are. */
export function writeFailure(error: unknown, path: string): unknown {
  const errno = errnoOf(error);
  if (error instanceof LanserError || errno === undefined) return error;
  if (errno === 'ELOOP') return isLink(path, error);
  if (CHANGED.has(errno)) return contentModified(path, errno, error);
  return new LanserError(
    'E/FS_PERMISSIONS',
    `${JSON.stringify(path)} cannot be written (${errno}). ${ADVICE[errno] ?? 'Look at the file system'} and run again.`,
    { errno, path },
    error,
  );
}

/** The same for what is done in several turns. */
export async function aboutAll<T>(path: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw writeFailure(error, path);
  }
}

/** Runs something that is about one file, so that a failure of the file system names it. */
export function about<T>(path: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw writeFailure(error, path);
  }
}

export function contentModified(path: string, reason: string, cause?: unknown): LanserError {
  return new LanserError(
    'E/CONTENT_MODIFIED',
    `${JSON.stringify(path)} changed while the edit was written. Make the edit again.`,
    { path, reason },
    cause,
  );
}

export function isLink(path: string, cause?: unknown): LanserError {
  return new LanserError(
    'E/JAIL',
    `${JSON.stringify(path)} is a link. Nothing is written through it.`,
    { path, reason: 'link' },
    cause,
  );
}

export function isSpecial(path: string): LanserError {
  return new LanserError('E/JAIL', `${JSON.stringify(path)} is neither a file nor a folder. Name what is.`, {
    path,
    reason: 'special-file',
  });
}

const ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'Change its permissions or those of its folder',
  EDQUOT: 'Make room',
  EMFILE: 'Allow more open files (ulimit -n)',
  ENOSPC: 'Make room',
  EPERM: 'Change its permissions or its owner',
  EROFS: 'Mount the file system for writing',
  EXDEV: 'Edit files of one file system only',
};
