import { lstat, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, LanserError } from '../model/lanser-error.ts';
import { splitNul } from './git.ts';
import type { ObjectStore } from './object-store.ts';
import { readStatus } from './repository.ts';

/**
 * The working tree as a tree of the store: the commit's entries, with the raw bytes of every file
 * that is changed or untracked and not ignored. Nothing is written to the user's repository.
 *
 * @returns the tree's id.
 * @throws LanserError E/FS_PERMISSIONS for a file that cannot be read.
 */
export async function snapshotWorktree(
  store: ObjectStore,
  head: string,
  signal: AbortSignal,
): Promise<string> {
  const { repository } = store;
  const status = await readStatus(repository, ['--untracked-files=all', '--no-renames'], signal);
  const commands: (Buffer | string)[] = [
    'commit refs/lanser/worktree\ncommitter lanser <> 0 +0000\ndata 0\n',
    `from ${head}\n`,
  ];
  for (const field of splitNul(status)) {
    const name = field.slice(3);
    // A folder here is a repository of its own.
    if (name.endsWith('/')) continue;
    if (DELETED.test(field)) commands.push(`D ${quote(name)}\n`);
    else commands.push(...(await importCommand(repository.root, name)));
  }
  const stream = Buffer.concat(commands.map((command) => Buffer.from(command)));
  await store.read(['fast-import', '--quiet', '--force'], signal, stream);
  const tree = await store.read(['rev-parse', '--verify', 'refs/lanser/worktree^{tree}'], signal);
  return tree.toString('utf8').trim();
}

// Git's word is better than a look at the path: a folder on the way to it may now be a link. What is
// deleted from the index alone and still there has an entry of its own, as untracked.
const DELETED = /^(?:D |[ MTA]D)/u;

function quote(name: string): string {
  return `"${name.replaceAll(/["\\\n]/gu, (character) => (character === '\n' ? '\\n' : `\\${character}`))}"`;
}

async function importCommand(root: string, name: string): Promise<readonly (Buffer | string)[]> {
  const absolute = path.join(root, name);
  const quoted = quote(name);
  try {
    const info = await lstat(absolute);
    if (info.isSymbolicLink()) return modify('120000', quoted, Buffer.from(await readlink(absolute)));
    if (info.isFile()) {
      return modify((info.mode & 0o100) === 0 ? '100644' : '100755', quoted, await readFile(absolute));
    }
    return [`D ${quoted}\n`];
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === 'ENOENT' || errno === 'ENOTDIR') return [`D ${quoted}\n`];
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `${JSON.stringify(name)} cannot be read (${errno ?? 'unknown error'}). Mend its permissions, or check a commit instead.`,
      { path: name, errno: errno ?? null },
      error,
    );
  }
}

function modify(mode: string, quoted: string, bytes: Buffer): readonly (Buffer | string)[] {
  return [`M ${mode} inline ${quoted}\ndata ${bytes.length}\n`, bytes, '\n'];
}
