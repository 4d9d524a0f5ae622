import nodePath from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import { isEscapedName, losslessName, readableName, splitNulBytes } from './names.ts';
import { findObject, type ObjectStore } from './object-store.ts';

export type EntryKind = 'file' | 'executable' | 'link' | 'submodule';

export interface TreeEntry {
  readonly path: string;
  readonly kind: EntryKind;
  readonly id: string;
  /** The size in bytes. 0 for a submodule, and for a blob that a partial clone lacks. */
  readonly size: number;
}

const KINDS: Readonly<Record<string, EntryKind>> = {
  '100644': 'file',
  '100664': 'file',
  '100755': 'executable',
  '120000': 'link',
  '160000': 'submodule',
};

/**
 * Lists the files, links and submodules of a tree and its folders, in Git's order. Refuses paths with a part that is
 * empty, `.`, `..` or `.git` (ignoring case). On Windows, also refuses paths with a backslash or a colon. Omits
 * entries whose names are not UTF-8; with `all`, includes them under their {@link losslessName}.
 *
 * @throws LanserError E/JAIL for a refused path. Throws E/INCONCLUSIVE, with the tree in its details, if Git cannot
 * read the tree, if a listed path occurs twice or below another, or for a Python file whose name is not UTF-8.
 */
export async function listTree(
  store: ObjectStore,
  tree: string,
  signal: AbortSignal,
  names: 'readable' | 'all' = 'readable',
): Promise<readonly TreeEntry[]> {
  const entries = await store.remember(`list ${tree}`, async () => readTree(store, tree, signal));
  return names === 'all' ? entries : entries.filter(({ path: name }) => !isEscapedName(name));
}

async function readTree(
  store: ObjectStore,
  tree: string,
  signal: AbortSignal,
): Promise<readonly TreeEntry[]> {
  const command = ['ls-tree', '-r', '-z', '-l', '--full-tree', tree];
  const { exitCode, stdout: output, stderr } = await store.run(command, signal);
  if (exitCode !== 0) throw unreadableTree(tree, stderr);
  const entries = splitNulBytes(output).map((line) => {
    const tab = line.indexOf('\t');
    const facts = line.toString('latin1', 0, tab);
    // The size is `-` for a submodule and `BAD` for a blob that a partial clone lacks.
    const match = /^(\d+) \w+ ([0-9a-f]+) +(\d+|-|BAD)$/u.exec(facts);
    if (match === null) throw new TypeError(`unexpected line of git ls-tree: ${facts}`);
    const [, mode = '', id = '', size = ''] = match;
    const bytes = line.subarray(tab + 1);
    const name = readableName(bytes, store.repository.git, { tree }) ?? losslessName(bytes);
    refuseEscape(name);
    return {
      path: name,
      kind: KINDS[mode] ?? 'file',
      id,
      size: /^\d/u.test(size) ? Number(size) : 0,
    } as const;
  });
  refuseRepeated(entries, tree);
  return entries;
}

function unreadableTree(tree: string, reason: string): LanserError {
  return new LanserError(
    'E/INCONCLUSIVE',
    `Git could not read the tree ${tree}: ${reason}. Check the repository with git fsck.`,
    { command: 'ls-tree', tree },
  );
}

/** Rejects a tree that lists a path twice, or below a file, link or submodule. `git add` creates no such tree. */
function refuseRepeated(entries: readonly TreeEntry[], tree: string): void {
  // In sorted order, an entry and the entries below it are neighbours. A check of every folder of every entry would
  // take minutes for deep folders.
  const paths = entries.map(({ path: name }) => `${name}/`).toSorted();
  const found = paths.find((name, index) => index > 0 && name.startsWith(paths[index - 1] as string));
  if (found === undefined) return;
  const path = found.slice(0, -1);
  throw new LanserError(
    'E/INCONCLUSIVE',
    `A tree of this repository has several entries for the path ${JSON.stringify(path)} or for a folder above it, so Git cannot check out the tree. Find the tree with git fsck, and commit the folder again.`,
    { path, tree },
  );
}

function refuseEscape(name: string): void {
  const parts = name.split('/');
  const bad = parts.some(
    (part) => part === '' || part === '.' || part === '..' || part.toLowerCase() === '.git',
  );
  const isWindows = nodePath.sep === '\\';
  if (bad || (isWindows && /[\\:]/u.test(name))) {
    const rule = isWindows ? ', or contain a backslash or a colon' : '';
    throw new LanserError(
      'E/JAIL',
      `A tree of this repository contains the unsafe path ${JSON.stringify(name)}. Parts of a path must not be empty, ".", ".." or ".git"${rule}. Check the repository with git fsck.`,
      { path: name },
    );
  }
}

/** Returns the bytes of a file of a tree; undefined if Git cannot find or read it. Follows links inside the tree. */
export async function readFileOfTree(
  store: ObjectStore,
  tree: string,
  path: string,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  const name = `${tree}:${path}`;
  const object = await store.remember(name, async () => findObject(store, name, signal));
  return object?.type === 'blob' ? object.content : undefined;
}

/**
 * Returns the size in bytes of a file of a tree; undefined if Git finds no file. Follows links inside the tree. For a
 * size of 0, see {@link TreeEntry}.
 *
 * @throws LanserError as {@link listTree} does.
 */
export async function fileSizeInTree(
  store: ObjectStore,
  tree: string,
  path: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  const entry = (await listTree(store, tree, signal)).find((one) => one.path === path);
  if (entry?.kind !== 'link') return entry?.size;
  const command = ['cat-file', '--batch-check=%(objecttype) %(objectsize)', '--follow-symlinks'];
  const { stdout } = await store.run(command, signal, `${tree}:${path}\n`);
  const size = /^blob (\d+)$/u.exec(stdout.toString('latin1').trim())?.[1];
  return size === undefined ? undefined : Number(size);
}
