import { errnoOf, LanserError, systemErrorText } from '../../model/lanser-error.ts';

/** The system's error codes for a path whose state differs from the plan. */
const CHANGED: ReadonlySet<string> = new Set(['EEXIST', 'EISDIR', 'ENOENT', 'ENOTDIR', 'ENOTEMPTY']);

/** Maps a file system error to a LanserError with advice. Returns any other error unchanged. */
export function writeFailure(error: unknown, path: string): unknown {
  const errno = errnoOf(error);
  if (error instanceof LanserError || errno === undefined) return error;
  if (errno === 'ELOOP') return linkError(path, error);
  if (CHANGED.has(errno)) return contentModified(path, errno, error);
  return new LanserError(
    'E/FS_PERMISSIONS',
    `${JSON.stringify(path)} cannot be read or written: ${systemErrorText(error)}. ${ADVICE[errno] ?? 'Check the file system'} and run again.`,
    { errno, path },
    { cause: error },
  );
}

export async function withPathAsync<T>(path: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw writeFailure(error, path);
  }
}

/** Maps the errors of a call with {@link writeFailure}. */
export function withPath<T>(path: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw writeFailure(error, path);
  }
}

export function contentModified(path: string, reason: string, cause?: unknown): LanserError {
  return new LanserError(
    'E/CONTENT_MODIFIED',
    `${JSON.stringify(path)} changed during the edit. Repeat the edit.`,
    { path, reason },
    { cause },
  );
}

export function linkError(path: string, cause?: unknown): LanserError {
  return new LanserError(
    'E/JAIL',
    `${JSON.stringify(path)} is a link, and lanser does not write through links. Edit its target.`,
    { path, reason: 'link' },
    { cause },
  );
}

/** Returns the error for an entry that is neither a file nor a folder, such as a FIFO. */
export function specialFileError(path: string): LanserError {
  const message = `${JSON.stringify(path)} is not a regular file. Exclude it from the edit.`;
  return new LanserError('E/JAIL', message, { path, reason: 'special-file' });
}

const ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'Change its permissions or those of its folder',
  EDQUOT: 'Free some space',
  EMFILE: 'Allow more open files (ulimit -n)',
  ENOSPC: 'Free some space',
  EPERM: 'Change its permissions or its owner',
  EROFS: 'Mount the file system for writing',
  EXDEV: 'Edit only files of one file system',
};
