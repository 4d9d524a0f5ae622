import { realpath } from 'node:fs/promises';
import { workspacePath } from '../workspace/containment.ts';
import { importFile, importRemoval } from './import-file.ts';
import { readableName, splitNulBytes } from './names.ts';
import type { ObjectStore } from './object-store.ts';
import { readStatus } from './repository.ts';

/**
 * The working tree as a tree of the store: the commit's entries, with the raw bytes of every file
 * that is changed or untracked and not ignored. Nothing is written to the user's repository, and
 * nothing of the store's own temporary folder is taken, which may lie in the checkout.
 *
 * @returns the tree's id.
 * @throws LanserError E/FS_PERMISSIONS for a file that cannot be read, E/CONTENT_MODIFIED for one that
 * changes meanwhile, E/INCONCLUSIVE for a Python file whose name is not UTF-8.
 */
export async function snapshotWorktree(
  store: ObjectStore,
  head: string,
  signal: AbortSignal,
): Promise<string> {
  const { repository } = store;
  const status = await readStatus(repository, ['--untracked-files=all', '--no-renames'], signal);
  const own = workspacePath(repository.root, await realpath(store.temporaryDirectory));
  const commands = importCommands(store, head, status, own === undefined ? undefined : `${own}/`);
  await store.read(['fast-import', '--quiet', '--force'], signal, commands);
  const tree = await store.read(['rev-parse', '--verify', 'refs/lanser/worktree^{tree}'], signal);
  return tree.toString('utf8').trim();
}

// Git's word is better than a look at the path: a folder on the way to it may now be a link. What is
// deleted from the index alone and still there has an entry of its own, as untracked.
const DELETED = /^(?:D |[ MTA]D)/u;

// In the middle of a merge Git does not say whether the file is there.
const UNMERGED = /^(?:DD|AA|U.|.U)/u;

async function* importCommands(
  store: ObjectStore,
  head: string,
  status: Buffer,
  own: string | undefined,
): AsyncGenerator<Buffer> {
  const { git, root } = store.repository;
  yield Buffer.from('commit refs/lanser/worktree\ncommitter lanser <> 0 +0000\ndata 0\n');
  yield Buffer.from(`from ${head}\n`);
  for (const field of splitNulBytes(status)) {
    const state = field.toString('latin1', 0, 2);
    const bytes = field.subarray(3);
    // A folder here is a repository of its own.
    if (bytes.at(-1) === SLASH) continue;
    if (DELETED.test(state)) {
      yield importRemoval(bytes);
      continue;
    }
    const name = readableName(bytes, git);
    if (name === undefined || (own !== undefined && name.startsWith(own))) continue;
    yield* importFile(root, name, UNMERGED.test(state));
  }
}

const SLASH = '/'.charCodeAt(0);
