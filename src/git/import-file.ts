import { lstat, open, readlink } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, LanserError } from '../model/lanser-error.ts';

// The server reads nothing of this size that is no source or configuration.
const LARGE_BYTES = 50 * 1024 * 1024;
const READ_AT_ANY_SIZE = /\.(?:pyi?|toml|json|cfg|pth)$/u;

/** The command of `git fast-import` that removes a path, whatever its bytes. */
export function importRemoval(name: Buffer): Buffer {
  return command(`D ${quote(name)}\n`);
}

/**
 * Commands of `git fast-import` that take a file or link of the work tree as it is. Large files that
 * the check reads nothing of are taken as empty: that they are there can matter.
 *
 * @throws LanserError E/FS_PERMISSIONS, E/CONTENT_MODIFIED.
 */
export async function* importFile(root: string, name: string, mayBeGone: boolean): AsyncGenerator<Buffer> {
  const absolute = path.join(root, name);
  const bytes = Buffer.from(name);
  try {
    const info = await lstat(absolute);
    if (info.isSymbolicLink()) {
      const target = await readlink(absolute, { encoding: 'buffer' });
      yield modify('120000', bytes, target.length);
      yield target;
    } else if (info.isFile()) {
      const mode = (info.mode & 0o100) === 0 ? '100644' : '100755';
      const unread = info.size > LARGE_BYTES && !READ_AT_ANY_SIZE.test(name);
      yield modify(mode, bytes, unread ? 0 : info.size);
      if (!unread) yield* exactly(absolute, info.size, name);
    } else {
      yield importRemoval(bytes);
      return;
    }
    yield command('\n');
  } catch (error) {
    if (error instanceof LanserError) throw error;
    const errno = errnoOf(error);
    if (errno === 'ELOOP') {
      // A folder on the way is now a link to itself, which Git does not take for a deletion.
      yield importRemoval(bytes);
      return;
    }
    const gone = errno === 'ENOENT' || errno === 'ENOTDIR';
    if (!gone) throw unreadable(name, errno, error);
    if (!mayBeGone) throw changed(name, error);
    yield importRemoval(bytes);
  }
}

/** The announced number of bytes: with another, Git would take what follows for content or commands. */
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
    `${JSON.stringify(name)} changed while it was read; run again. Where a sparse checkout leaves it out, check a commit instead.`,
    { path: name },
    cause,
  );
}

const ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'Mend its permissions, or check a commit instead.',
  EPERM: 'Mend its permissions, or check a commit instead.',
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
