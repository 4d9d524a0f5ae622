import { lstat, open, readlink } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { MAX_SOURCE_BYTES } from '../workspace/source-tree.ts';

/** Returns the `git fast-import` command that adds or replaces an entry by the id of its object. */
export function importObject(mode: string, id: string, name: Buffer): Buffer {
  return command(`M ${mode} ${id} ${quote(name)}\n`);
}

/** Returns the `git fast-import` command that removes an entry, if it exists. */
export function importDeletion(name: Buffer): Buffer {
  return command(`D ${quote(name)}\n`);
}

/**
 * Yields the `git fast-import` commands that add a file or symbolic link of the work tree. If {@link isUnread}
 * returns true, adds an empty file, because the file's existence can matter.
 *
 * @throws LanserError E/FS_PERMISSIONS if the file cannot be read; E/CONTENT_MODIFIED if the file is missing, changes
 * its size while it is read, or is neither a file nor a link.
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

/** Returns true for a file that lanser does not read because of its size. */
export function isUnread(name: string, size: number): boolean {
  return size > MAX_SOURCE_BYTES && !isReadAtAnySize(name);
}

/** Returns true for the names of sources and configuration files, which lanser reads at any size. */
export function isReadAtAnySize(name: string): boolean {
  return /\.(?:pyi?|toml|json|cfg|pth)$/u.test(name);
}

export function modeOf(info: { readonly mode: number }): '100644' | '100755' {
  return (info.mode & 0o100) === 0 ? '100644' : '100755';
}

/**
 * Creates the error for a failed access to a file that existed a moment ago: E/CONTENT_MODIFIED if the file is now
 * missing or has a different type, otherwise E/FS_PERMISSIONS. Returns a LanserError unchanged.
 */
export function fileFailure(name: string, error: unknown): LanserError {
  if (error instanceof LanserError) return error;
  const errno = errnoOf(error);
  const isGone = ['ENOENT', 'ENOTDIR', 'ELOOP', 'EINVAL', 'EISDIR'].includes(errno ?? '');
  return isGone ? changed(name, error) : unreadable(name, errno, error);
}

/** Yields at most `size` bytes: Git would parse the rest as commands. Throws if the file has a different size. */
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
    `${JSON.stringify(name)} changed while it was read. Run again.`,
    { path: name },
    { cause },
  );
}

const ADVICE: Readonly<Record<string, string>> = {
  EACCES: ' Fix its permissions.',
  EPERM: ' Fix its permissions.',
  EMFILE: ' Too many files are open; raise the limit (ulimit -n).',
  ENFILE: ' Too many files are open on this machine; close programs and run again.',
};

function unreadable(name: string, errno: string | undefined, cause: unknown): LanserError {
  const advice = ADVICE[errno ?? ''] ?? '';
  return new LanserError(
    'E/FS_PERMISSIONS',
    `${JSON.stringify(name)} cannot be read: ${systemErrorText(cause)}.${advice}`,
    { path: name, errno: errno ?? null },
    { cause, hint: 'check-commit' },
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
