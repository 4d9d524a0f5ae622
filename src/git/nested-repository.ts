import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isMissing, LanserError } from '../model/lanser-error.ts';
import { everyFile } from '../workspace/source-tree.ts';
import { fileFailure, isReadAtAnySize } from './import-file.ts';
import { GITLINK, listIndex, readIndex } from './index-entries.ts';
import { listedFiles } from './listed-files.ts';
import { splitNulBytes } from './names.ts';
import { isDirty, openRepository, readRepository, readStatus, type Repository } from './repository.ts';
import { revisionId } from './revision-id.ts';
import { readCheckoutSettings, trackedFiles } from './tracked-file.ts';

/**
 * Returns the commit that is checked out in a submodule or nested repository of the work tree. Returns undefined if
 * the folder is empty or missing, as for a submodule that is not checked out.
 *
 * In the following cases, returns a hash of the folder's content instead. The hash is not a commit id, so the folder
 * appears as changed.
 * - The nested work tree differs from its commit.
 * - The nested repository has no commit, or a different object format.
 * - Git cannot open the folder as a repository.
 *
 * @param name relative to the repository's root.
 */
export async function nestedCommit(
  repository: Repository,
  name: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    return await commitOrHash(repository, path.join(repository.root, name), signal);
  } catch (error) {
    if (!(error instanceof LanserError) || !FILE_FAILURES.has(error.code)) throw error;
    // The error names the file relative to the nested repository.
    throw fileFailure(path.posix.join(name, String(error.details['path'])), error.cause);
  }
}

/** Returns true if {@link isDirty} is true for the repository, or for a checked-out submodule at any depth. */
export async function isDirtyAtAnyDepth(repository: Repository, signal: AbortSignal): Promise<boolean> {
  if (await isDirty(repository, signal)) return true;
  for (const name of (await readIndex(repository, signal)).submodules) {
    const nested = await openNested(repository.git, path.join(repository.root, name));
    if (nested !== undefined && (await isDirtyAtAnyDepth(nested, signal))) return true;
  }
  return false;
}

/** The codes of the errors that {@link fileFailure} creates. */
const FILE_FAILURES: ReadonlySet<unknown> = new Set(['E/FS_PERMISSIONS', 'E/CONTENT_MODIFIED']);

/** Does the work of {@link nestedCommit}. The errors name files relative to `folder`. */
async function commitOrHash(
  { git, objectFormat }: Repository,
  folder: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const nested = await openNested(git, folder);
  if (nested === undefined && (await isEmptyOrMissing(folder))) return undefined;
  const commit = (nested && (await revisionId(nested, 'HEAD', signal))) ?? '';
  if (nested?.objectFormat === objectFormat && commit !== '') {
    if (await equalsCommit(nested, commit, signal)) return commit;
  }
  const hash = createHash(objectFormat).update(`changed since ${commit}`);
  const names = nested === undefined ? await everyFile(folder) : await listedFiles(nested, folder, signal);
  for (const entry of names.toSorted()) {
    hash.update(`\0${entry}\0${await stateOf(nested, folder, entry, signal)}`);
  }
  return hash.digest('hex');
}

/**
 * Describes what Pyright can notice of an entry: a link's target, a nested repository's state, the content of a
 * source or configuration file, and otherwise the entry's existence.
 */
async function stateOf(
  nested: Repository | undefined,
  folder: string,
  name: string,
  signal: AbortSignal,
): Promise<string> {
  const place = path.join(folder, name);
  try {
    const info = await lstat(place);
    if (info.isSymbolicLink()) return `link ${await readlink(place)}`;
    if (info.isDirectory()) return (nested && (await nestedCommit(nested, name, signal))) ?? 'folder';
    if (!info.isFile() || !isReadAtAnySize(name)) return 'file';
    const hash = createHash('sha256');
    // `readFile` rejects files of more than 2 GiB.
    for await (const chunk of createReadStream(place) as AsyncIterable<Buffer>) hash.update(chunk);
    return hash.digest('hex');
  } catch (error) {
    if (isMissing(error)) return 'missing';
    throw fileFailure(name, error);
  }
}

async function isEmptyOrMissing(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (isMissing(error)) return true;
    throw fileFailure('', error);
  }
}

/**
 * Opens the repository whose root is `folder`; undefined if Git cannot open it. Compares the roots, because Git also
 * finds a repository that contains `folder`.
 */
async function openNested(git: Repository['git'], folder: string): Promise<Repository | undefined> {
  try {
    const nested = await openRepository(git, folder);
    return nested.root === (await realpath(folder)) ? nested : undefined;
  } catch (error) {
    if (error instanceof LanserError && error.code === 'E/USAGE') return undefined;
    throw error;
  }
}

/**
 * Returns true if a repository's work tree equals a commit. `readStatus` excludes submodules, so the function also
 * compares nested repositories. `git status` relies on index flags and file times, and can miss changes. So the
 * function also compares the content of tracked sources and configuration files.
 */
async function equalsCommit(repository: Repository, commit: string, signal: AbortSignal): Promise<boolean> {
  const status = await readStatus(repository, ['--untracked-files=all'], signal);
  if (status.length > 0) return false;
  const committed = await submodulesOf(repository, commit, signal);
  const entries = await listIndex(repository, signal);
  const compare = trackedFiles(repository, await readCheckoutSettings(repository, signal));
  for (const entry of entries) {
    const name = entry.name.toString('utf8');
    if (entry.mode === GITLINK) {
      const { kind } = await compare(entry);
      // A missing folder (`absent`) counts as unchanged. With `different`, a file or link has replaced the folder.
      if (kind !== 'same' && kind !== 'absent') return false;
      const inner = (await nestedCommit(repository, name, signal)) ?? entry.id;
      if (committed.get(name) !== inner) return false;
    } else if (isReadAtAnySize(name)) {
      const file = await compare(entry);
      if (file.kind !== 'same' || file.mode !== entry.mode) return false;
    }
  }
  return committed.size === entries.filter(({ mode }) => mode === GITLINK).length;
}

/** Returns the submodules of a commit, as a map from path to commit id. */
async function submodulesOf(
  repository: Repository,
  commit: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const listed = await readRepository(repository, ['ls-tree', '-r', '-z', '--full-tree', commit], signal);
  return new Map(
    splitNulBytes(listed).flatMap((line) => {
      const [, id, name] = /^160000 commit ([0-9a-f]+)\t([^]*)$/u.exec(line.toString('utf8')) ?? [];
      return id === undefined || name === undefined ? [] : [[name, id] as const];
    }),
  );
}
