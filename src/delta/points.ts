import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../bundle/canonical.ts';
import { findGit } from '../git/git.ts';
import { openObjectStore, type ObjectStore } from '../git/object-store.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import { revisionId } from '../git/revision-id.ts';
import { replaceEntries, snapshotWorktree } from '../git/worktree.ts';
import { expectOptions } from '../model/expect-options.ts';
import type { Host } from '../model/host.ts';
import { isRecord, type JsonRecord } from '../model/json-record.ts';
import { errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { cacheFolderOf, realPlace } from '../session/settings/cache-folder.ts';
import { isInside } from '../workspace/containment.ts';
import { makeFolder } from '../workspace/make-folder.ts';

/** The files of a work tree at one moment, as a Git tree. `folder` has the objects that the repository lacks. */
export interface Point {
  readonly name: string;
  /** The id of the tree. */
  readonly tree: string;
  /** The commit that was checked out; null before the first commit. */
  readonly commit: string | null;
  /** False if a tool may have edited files before the point was stored. These files are stored as in the commit. */
  readonly isExact: boolean;
  /** The absolute path of the point's folder in the user's cache. */
  readonly folder: string;
}

/**
 * Stores the files of a work tree under a name, like `lanser point`. Replaces a point with the same name. Returns the
 * ids of the point's tree and of the checked-out commit (null before the first commit).
 *
 * @param folder the absolute path of a folder in the work tree.
 * @throws LanserError for example E/USAGE (invalid name or folder), E/FS_PERMISSIONS, E/CONTENT_MODIFIED or
 * E/INCONCLUSIVE.
 */
export async function storePoint(
  folder: string,
  name: string,
  options: { readonly host: Host; readonly signal: AbortSignal },
): Promise<{ readonly tree: string; readonly commit: string | null }> {
  expectOptions('storePoint', ['host', 'signal'], options);
  const { host, signal } = options;
  const repository = await openRepository(await findGit(host, [folder]), folder);
  const { tree, commit } = await makePoint(name, { host, repository, signal, isReplaced: true });
  return { tree, commit };
}

interface PointOptions {
  readonly host: Host;
  readonly repository: Repository;
  readonly signal: AbortSignal;
}

interface NewPoint extends PointOptions {
  /** True to replace an existing point with the same name. Otherwise the existing point is returned. */
  readonly isReplaced: boolean;
  /** Files that a tool may have changed already, or `all` for every file. Their contents come from the commit. */
  readonly changedSince?: readonly string[] | 'all' | undefined;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/u;
/** The maximum number of points of a work tree. The oldest points are removed. */
const MAX_POINTS = 64;
const NEW = '.new-';

/**
 * Stores the tracked files, and the untracked files that are not ignored. If `changedSince` is `all`, stores the
 * files of the commit instead. Does not change the repository. Throws like {@link storePoint}.
 */
export async function makePoint(name: string, options: NewPoint): Promise<Point> {
  const { repository, signal, isReplaced, changedSince = [] } = options;
  requireName(name);
  const folder = await pointsFolder(options);
  const temporary = await inCache(async () => {
    await makeFolder(folder);
    return mkdtemp(path.join(folder, NEW));
  });
  try {
    const store = await openObjectStore(repository, temporary, signal);
    const commit = (await revisionId(repository, 'HEAD^{commit}', signal)) ?? null;
    const isExact = changedSince.length === 0;
    const base = changedSince === 'all' ? commit : await snapshotWorktree(store, signal);
    const replaced = changedSince === 'all' ? [] : changedSince;
    const tree =
      isExact && base !== null ? base : await replaceEntries(store, base, commit, replaced, signal);
    const facts = { name, tree, commit, isExact };
    const target = path.join(folder, name);
    const isStored = await inCache(async () => {
      await writeFile(path.join(temporary, FACTS), JSON.stringify({ ...facts, root: repository.root }));
      if (isReplaced) await rm(target, { recursive: true, force: true });
      if (!(await moveUnlessTaken(temporary, target))) return false;
      await removeOldest(folder);
      return true;
    });
    return isStored ? { ...facts, folder: target } : await findPoint(name, options);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

const FACTS = 'point.json';

/**
 * Reads a point.
 *
 * @throws LanserError E/NOT_FOUND for an unknown point; E/USAGE for an invalid name; E/FS_PERMISSIONS if the user's
 * cache folder is unknown or in the repository.
 */
export async function findPoint(name: string, options: PointOptions): Promise<Point> {
  requireName(name);
  const folder = path.join(await pointsFolder(options), name);
  const facts = factsIn(await readFile(path.join(folder, FACTS), 'utf8').catch(() => ''));
  if (facts !== undefined) return { name, ...facts, folder };
  const names = (await readdir(path.dirname(folder)).catch(() => [])).filter((entry) => NAME.test(entry));
  const known = names.length === 0 ? '' : ` Its points are ${names.toSorted().join(', ')}.`;
  throw new LanserError(
    'E/NOT_FOUND',
    `This work tree has no point ${JSON.stringify(name)}.${known}`,
    { point: name },
    { hint: 'make-point' },
  );
}

/**
 * Returns the absolute roots of the existing work trees with this point, the newest point first.
 *
 * @throws LanserError E/USAGE for an invalid name.
 */
export async function rootsWithPoint(name: string, host: Host): Promise<readonly string[]> {
  requireName(name);
  const cache = cacheFolderOf(host, '', undefined);
  const folder = path.join(cache ?? '', 'points');
  const keys = cache === undefined ? [] : await readdir(folder).catch(() => []);
  const found = await Promise.all(
    keys.map(async (key) => {
      const file = path.join(folder, key, name, FACTS);
      const [info, text] = await Promise.all([stat(file), readFile(file, 'utf8')]).catch(() => []);
      const root = text === undefined ? undefined : rootIn(text);
      const isThere = root !== undefined && (await stat(root).catch(() => undefined))?.isDirectory();
      return info === undefined || isThere !== true ? [] : [{ root, madeMs: info.mtimeMs }];
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => other.madeMs - one.madeMs)
    .map(({ root }) => root);
}

export async function readPointObjects(store: ObjectStore, { folder }: Point): Promise<void> {
  await store.addAlternate(path.join(folder, 'objects.git', 'objects'));
}

function factsIn(text: string): Pick<Point, 'commit' | 'isExact' | 'tree'> | undefined {
  const { tree, commit, isExact } = membersIn(text);
  if (typeof tree !== 'string' || !OBJECT_ID.test(tree) || typeof isExact !== 'boolean') return undefined;
  return commit === null || typeof commit === 'string' ? { tree, commit, isExact } : undefined;
}

function rootIn(text: string): string | undefined {
  const { root } = membersIn(text);
  return typeof root === 'string' && path.isAbsolute(root) ? root : undefined;
}

/** Returns the members of a JSON object; none for any other text. */
function membersIn(text: string): JsonRecord {
  try {
    const facts: unknown = JSON.parse(text);
    return isRecord(facts) ? facts : {};
  } catch {
    return {};
  }
}

const OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u;

function requireName(name: string): void {
  if (NAME.test(name)) return;
  throw new LanserError(
    'E/USAGE',
    `${JSON.stringify(name)} is not a valid name for a point. Use up to 100 ASCII letters, digits, ".", "_" and "-", beginning with a letter or digit.`,
  );
}

/** Returns the folder of a work tree's points. It is outside of the work tree, so that no commit contains a point. */
async function pointsFolder({ host, repository }: PointOptions): Promise<string> {
  const cache = cacheFolderOf(host, '', undefined);
  const places = cache === undefined ? [] : [cache, await realPlace(cache)];
  if (cache === undefined || places.some((place) => isInside(repository.root, place))) {
    const message =
      'Points need a cache folder outside of the repository. Set XDG_CACHE_HOME to such a folder.';
    throw new LanserError('E/FS_PERMISSIONS', message);
  }
  const key = contentHash([repository.root, repository.gitDirectory]).slice('sha256:'.length);
  return path.join(cache, 'points', key);
}

/** Runs `work`, which uses the cache folder. @throws LanserError E/FS_PERMISSIONS for any error of the file system. */
async function inCache<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === undefined) throw error;
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `The point cannot be stored in the cache folder: ${systemErrorText(error)}. Set XDG_CACHE_HOME to a folder that you can write.`,
      { errno },
      { cause: error },
    );
  }
}

/** Moves a folder to a new name. Returns false if that name already exists. */
async function moveUnlessTaken(folder: string, target: string): Promise<boolean> {
  try {
    await rename(folder, target);
    return true;
  } catch (error) {
    if (errnoOf(error) === 'ENOTEMPTY' || errnoOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the oldest points and temporary folders, so that at most {@link MAX_POINTS} remain. */
async function removeOldest(folder: string): Promise<void> {
  const entries = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const place = path.join(folder, name);
      return { place, modifiedMs: (await stat(place).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const oldest = entries.toSorted((one, other) => other.modifiedMs - one.modifiedMs).slice(MAX_POINTS);
  for (const { place } of oldest) await rm(place, { recursive: true, force: true });
}
