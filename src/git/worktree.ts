import { copyFile, lstat, realpath } from 'node:fs/promises';
import path from 'node:path';
import { abortError, isMissing } from '../model/lanser-error.ts';
import { workspacePath } from '../workspace/containment.ts';
import { readVirtualEnvironment } from '../workspace/virtual-environment.ts';
import { fileFailure, importDeletion, importFile, importObject } from './import-file.ts';
import { GITLINK, listIndex, type IndexEntry } from './index-entries.ts';
import { decodeName, readableName, splitNulBytes } from './names.ts';
import { nestedCommit } from './nested-repository.ts';
import type { ObjectStore } from './object-store.ts';
import { completeHead } from './partial-clone.ts';
import { caseArguments, readRepository } from './repository.ts';
import { requireRevision } from './revision-id.ts';
import { readCheckoutSettings, trackedFiles } from './tracked-file.ts';
import { listTree, type EntryKind } from './trees.ts';

/**
 * Writes the work tree's tracked files, and its untracked files that are not ignored, to the store as a tree.
 * Compares the bytes of tracked files with the index, because an index flag (`assume-unchanged`, `skip-worktree`) or
 * a file time can hide a change. For a missing file that a sparse checkout excludes, uses the index entry.
 *
 * Omits the store's temporary folder, untracked Python environments, untracked links to environments, and non-Python
 * files whose paths are not UTF-8. Large files that the type check does not read become empty files.
 *
 * @returns the tree's id.
 * @throws LanserError E/FS_PERMISSIONS for a file that cannot be read; E/CONTENT_MODIFIED for a file that disappears
 * or changes its size or type during the reading; E/INCONCLUSIVE for a Python file whose path is not UTF-8, or if Git
 * fails, for example if it cannot fetch the missing objects of a partial clone.
 */
export async function snapshotWorktree(store: ObjectStore, signal: AbortSignal): Promise<string> {
  await completeHead(store, signal);
  await store.read(['fast-import', '--quiet', '--force'], signal, importCommands(store, signal));
  return requireRevision(store, 'refs/lanser/worktree^{tree}', signal);
}

/**
 * Writes the tree of an index to the store, and returns the tree's id. Uses a copy, because Git may change the index.
 *
 * @param file an absolute path, or a path relative to the root of the work tree. A missing index counts as empty.
 * @throws LanserError E/INCONCLUSIVE for files with conflicts, or if Git fails; the errors of {@link fileFailure}.
 */
export async function snapshotIndex(store: ObjectStore, file: string, signal: AbortSignal): Promise<string> {
  const copy = path.join(store.directory, 'index');
  await copyFile(path.resolve(store.repository.root, file), copy).catch(ignoreMissing(file));
  const env = { GIT_INDEX_FILE: copy, GIT_OBJECT_DIRECTORY: path.join(store.directory, 'objects') };
  // A split index would stay in two files, and only one of them is the copy.
  const args = ['-c', 'core.splitIndex=false', 'write-tree', '--missing-ok'];
  return (await readRepository(store.repository, args, signal, { env })).toString('latin1').trim();
}

/**
 * Writes a copy of a tree in which the entries at these paths are as on disk. Removes the paths that do not exist on
 * disk.
 *
 * @param tree the id of a tree of the store.
 * @param paths of files, relative to the root of the work tree.
 * @returns the id of the copy.
 * @throws LanserError as {@link importFile} does; E/INCONCLUSIVE if Git fails.
 */
export async function updateTree(
  store: ObjectStore,
  tree: string,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  const { root } = store.repository;
  async function* commands(): AsyncGenerator<Buffer> {
    yield Buffer.from('commit refs/lanser/updated\ncommitter lanser <> 0 +0000\ndata 0\n');
    yield importObject('040000', tree, Buffer.alloc(0));
    for (const name of paths) {
      const info = await lstat(path.join(root, name)).catch(ignoreMissing(name));
      if (info === undefined) yield importDeletion(Buffer.from(name));
      else yield* importFile(root, name);
    }
  }
  await store.read(['fast-import', '--quiet', '--force'], signal, commands());
  return requireRevision(store, 'refs/lanser/updated^{tree}', signal);
}

/**
 * Writes a copy of a tree in which the entries at these paths come from a commit. Removes the paths that the commit
 * does not contain. If `commit` is null, removes all these paths.
 *
 * @param tree the id of a tree or commit; null for an empty tree.
 * @param paths of files, relative to the tree's root.
 * @returns the id of the copy.
 */
export async function replaceEntries(
  store: ObjectStore,
  tree: string | null,
  commit: string | null,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  const root = tree === null ? undefined : await requireRevision(store, `${tree}^{tree}`, signal);
  const listed = commit === null ? [] : await listTree(store, `${commit}^{tree}`, signal);
  const entries = new Map(listed.map((entry) => [entry.path, entry]));
  const commands = [
    Buffer.from('commit refs/lanser/replaced\ncommitter lanser <> 0 +0000\ndata 0\n'),
    ...(root === undefined ? [] : [importObject('040000', root, Buffer.alloc(0))]),
    ...paths.map((name) => {
      const entry = entries.get(name);
      return entry === undefined
        ? importDeletion(Buffer.from(name))
        : importObject(MODES[entry.kind], entry.id, Buffer.from(name));
    }),
  ];
  await store.read(['fast-import', '--quiet', '--force'], signal, Buffer.concat(commands));
  return requireRevision(store, 'refs/lanser/replaced^{tree}', signal);
}

/**
 * Writes a tree of regular files.
 *
 * @param contents ids of blobs by relative path.
 * @returns the tree's id.
 */
export async function writeTree(
  store: ObjectStore,
  contents: ReadonlyMap<string, string>,
  signal: AbortSignal,
): Promise<string> {
  // Each call needs its own ref, because calls can run concurrently.
  writtenTrees += 1;
  const ref = `refs/lanser/written-${writtenTrees}`;
  const commands = [
    Buffer.from(`commit ${ref}\ncommitter lanser <> 0 +0000\ndata 0\n`),
    ...[...contents].map(([name, id]) => importObject(MODES.file, id, Buffer.from(name))),
  ];
  await store.read(['fast-import', '--quiet', '--force'], signal, Buffer.concat(commands));
  return requireRevision(store, `${ref}^{tree}`, signal);
}

/** The number in the latest ref of {@link writeTree}. */
let writtenTrees = 0;

const MODES: Readonly<Record<EntryKind, string>> = {
  file: '100644',
  executable: '100755',
  link: '120000',
  submodule: GITLINK,
};

/** Returns an error handler. It ignores a missing file, but not an inaccessible one, which must not count as deleted. */
function ignoreMissing(name: string): (error: unknown) => undefined {
  return (error) => {
    if (!isMissing(error)) throw fileFailure(name, error);
  };
}

async function* importCommands(store: ObjectStore, signal: AbortSignal): AsyncGenerator<Buffer> {
  yield Buffer.from('commit refs/lanser/worktree\ncommitter lanser <> 0 +0000\ndata 0\n');
  const entries = onceEach(await listIndex(store.repository, signal));
  yield* trackedCommands(store, entries, signal);
  yield* untrackedCommands(store, entries, signal);
}

/** The maximum number of tracked files that are compared with the index at the same time. */
const BATCH = 64;

async function* trackedCommands(
  { repository }: ObjectStore,
  entries: readonly IndexEntry[],
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const { git, root } = repository;
  const compare = trackedFiles(repository, await readCheckoutSettings(repository, signal));
  for (let from = 0; from < entries.length; from += BATCH) {
    if (signal.aborted) throw abortError(signal);
    const batch = entries.slice(from, from + BATCH);
    const compared = await Promise.all(batch.map(async (entry) => ({ entry, file: await compare(entry) })));
    for (const { entry, file } of compared) {
      if (file.kind === 'absent') continue;
      const name = readableName(entry.name, git);
      if (name === undefined) continue;
      if (entry.mode === GITLINK && file.kind === 'same') {
        const commit = await nestedCommit(repository, name, signal);
        yield importObject(GITLINK, commit ?? entry.id, entry.name);
      } else if (file.kind === 'same') yield importObject(file.mode, entry.id, entry.name);
      else yield* importFile(root, name);
    }
  }
}

/** Keeps one entry per name, because the index has an entry for each stage of a file with conflicts. */
function onceEach(entries: readonly IndexEntry[]): readonly IndexEntry[] {
  return [...new Map(entries.map((entry) => [entry.name.toString('latin1'), entry])).values()];
}

async function* untrackedCommands(
  store: ObjectStore,
  entries: readonly IndexEntry[],
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const { repository } = store;
  const { git, root } = repository;
  const ownFolder = workspacePath(root, await realpath(store.temporaryDirectory));
  const args = [...caseArguments(repository), 'ls-files', '-z', '--others', '--exclude-standard'];
  const names = splitNulBytes(await readRepository(repository, args, signal));
  const environments = environmentsIn(names, entries);
  for (const bytes of names) {
    // `ls-files` lists a nested repository as a folder, with a trailing slash.
    const isNested = bytes.at(-1) === SLASH;
    const entry = isNested ? bytes.subarray(0, -1) : bytes;
    const name = readableName(entry, git);
    if (name === undefined || (ownFolder !== undefined && `${name}/`.startsWith(`${ownFolder}/`))) continue;
    if (environments.some((folder) => name.startsWith(folder))) continue;
    if (!isNested) {
      if (await isLinkToEnvironment(path.join(root, name))) continue;
      yield* importFile(root, name);
      continue;
    }
    const commit = await nestedCommit(repository, name, signal);
    if (commit !== undefined) yield importObject(GITLINK, commit, entry);
  }
}

const ENVIRONMENT_MARKER = /^(.+\/)(?:pyvenv\.cfg|conda-meta\/history)$/su;

/** Returns the paths of Python environments that contain no tracked files. Each path ends with a slash. */
function environmentsIn(others: readonly Buffer[], entries: readonly IndexEntry[]): readonly string[] {
  const marked = others.flatMap((name) => ENVIRONMENT_MARKER.exec(decodeName(name) ?? '')?.[1] ?? []);
  if (marked.length === 0) return [];
  const tracked = entries.map(({ name }) => name.toString('utf8'));
  return marked.filter((folder) => !tracked.some((name) => name.startsWith(folder)));
}

async function isLinkToEnvironment(place: string): Promise<boolean> {
  const info = await lstat(place).catch(() => undefined);
  return info?.isSymbolicLink() === true && (await readVirtualEnvironment(place)).kind === 'environment';
}

const SLASH = '/'.charCodeAt(0);
