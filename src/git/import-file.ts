import { lstat, open, readlink } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, LanserError } from '../model/lanser-error.ts';

// The server reads nothing of this size that is no source or configuration.
const LARGE_BYTES = 50 * 1024 * 1024;
const READ_AT_ANY_SIZE = /\.(?:pyi?|toml|json|cfg|pth)$/u;

/** The command of `git fast-import` that adds an object that the store can already read. */
export function importObject(mode: string, id: string, name: Buffer): Buffer {
  return command(`M ${mode} ${id} ${quote(name)}\n`);
}

/**
 * Returns the commands of `git fast-import` that add a file or link of the work tree. Large files that
 * the check does not read are added as empty files, since their presence can matter.
 *
 * @throws LanserError E/FS_PERMISSIONS, E/CONTENT_MODIFIED.
 */
export async function* importFile(root: string, name: string): AsyncGenerator<Buffer> {
  const absolute = path.join(root, name);
  const bytes = Buffer.from(name);
  try {
    const info = await lstat(absolute);
    if (info.isSymbolicLink()) {
      const target = await readlink(absolute, { encoding: 'buffer' });
      yield modify('120000', bytes, target.length);
      yield target;
    } else if (info.isFile()) {
      const unread = isUnread(name, info.size);
      yield modify(modeOf(info), bytes, unread ? 0 : info.size);
      if (!unread) yield* exactly(absolute, info.size, name);
    } else throw changed(name);
    yield command('\n');
  } catch (error) {
    throw fileFailure(name, error);
  }
}

/** Reports whether a file is too large to be taken and has a name that the check does not read. */
export function isUnread(name: string, size: number): boolean {
  return size > LARGE_BYTES && !READ_AT_ANY_SIZE.test(name);
}

export function modeOf(info: { readonly mode: number }): '100644' | '100755' {
  return (info.mode & 0o100) === 0 ? '100644' : '100755';
}

/** Maps what the file system says of a file that was there a moment ago. */
export function fileFailure(name: string, error: unknown): LanserError {
  if (error instanceof LanserError) return error;
  const errno = errnoOf(error);
  const isGone = errno === 'ENOENT' || errno === 'ENOTDIR' || errno === 'ELOOP' || errno === 'EINVAL';
  return isGone ? changed(name, error) : unreadable(name, errno, error);
}

/** Yields exactly the announced number of bytes: Git would read a different number as commands. */
async function* exactly(absolute: string, size: number, name: string): AsyncGenerator<Buffer> {
  await using file = await open(absolute);
  let read = 0;
  for await (const chunk of file.createReadStream({ autoClose: false })) {
    const bytes = chunk as Buffer;
    read += bytes.length;
    if (read > size) break;
    yield bytes;
  }
  if (read !== size) throw changed(name);
}

function changed(name: string, cause?: unknown): LanserError {
  return new LanserError(
    'E/CONTENT_MODIFIED',
    `${JSON.stringify(name)} changed while it was read; run again.`,
    { path: name },
    cause,
  );
}

const ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'Fix its permissions, or check a commit instead.',
  EPERM: 'Fix its permissions, or check a commit instead.',
  EMFILE: 'Too many files are open; raise the limit (ulimit -n).',
  ENFILE: 'Too many files are open on this machine; close programs and run again.',
};

function unreadable(name: string, errno: string | undefined, cause: unknown): LanserError {
  const advice = ADVICE[errno ?? ''] ?? 'Check a commit instead, for example --head HEAD.';
  return new LanserError(
    'E/FS_PERMISSIONS',
    `${JSON.stringify(name)} cannot be read (${errno ?? 'unknown error'}). ${advice}`,
    { path: name, errno: errno ?? null },
    cause,
  );
}

function modify(mode: string, name: Buffer, size: number): Buffer {
  return command(`M ${mode} inline ${quote(name)}\ndata ${size}\n`);
}

function quote(name: Buffer): string {
  const escaped = name
    .toString('latin1')
    .replaceAll(/["\\\n]/gu, (character) => (character === '\n' ? '\\n' : `\\${character}`));
  return `"${escaped}"`;
}

function command(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
