import { readFileSync } from 'node:fs';
import { appendFile, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import { recentValues } from '../model/recent-values.ts';
import type { GitInput, GitResult } from './command.ts';
import { BATCH, openObjectReader, parseObjects, type GitObject } from './object-reader.ts';
import type { Repository } from './repository.ts';

/** A separate bare repository for all new objects, with the user's object store as its alternate. */
export interface ObjectStore {
  readonly repository: Repository;
  readonly directory: string;
  /** The folder for the store and lanser's other temporary files. */
  readonly temporaryDirectory: string;
  run(args: readonly string[], signal: AbortSignal, input?: GitInput): Promise<GitResult>;
  read(args: readonly string[], signal: AbortSignal, input?: GitInput): Promise<Buffer>;
  porcelain(args: readonly string[], signal: AbortSignal): Promise<GitResult>;
  /**
   * Returns the objects in the order of `names`, with undefined for each missing object. A name is a revision such as
   * an id, or `TREE:PATH`. In a path, Git follows links inside the tree.
   *
   * @throws LanserError E/INCONCLUSIVE if Git fails, for example because a partial clone lacks an object; the errors
   * of {@link Git.run}.
   */
  objects(names: readonly string[], signal: AbortSignal): Promise<readonly (GitObject | undefined)[]>;
  /** Makes the objects of another repository readable. `objects` is the absolute path of its `objects` folder. */
  addAlternate(objects: string): Promise<void>;
  /** Computes a value, which must stay valid while the store is open. Caches the most recently used values. */
  remember<T>(key: string, compute: () => Promise<T>): Promise<T>;
}

/** The maximum number of cached values. A store for many gates must not keep the lists and diffs of all trees. */
const MAX_REMEMBERED = 24;

export async function openObjectStore(
  repository: Repository,
  temporaryDirectory: string,
  signal: AbortSignal,
): Promise<ObjectStore> {
  const { git } = repository;
  const directory = path.join(temporaryDirectory, 'objects.git');
  await git.read(
    ['init', '--quiet', '--bare', '--template=', `--object-format=${repository.objectFormat}`, directory],
    { cwd: temporaryDirectory, signal },
  );
  await mkdir(path.join(directory, 'objects', 'info'), { recursive: true });
  await readOnlyUserObjects({ repository, directory });
  // Only a shallow clone has this file, which lists the commits whose parents are missing.
  await copyFile(path.join(repository.commonDirectory, 'shallow'), path.join(directory, 'shallow')).catch(
    () => undefined,
  );
  const args = (rest: readonly string[]): string[] => [`--git-dir=${directory}`, ...rest];
  const remembered = recentValues<Promise<unknown>>(MAX_REMEMBERED);
  return {
    repository,
    directory,
    temporaryDirectory,
    run: async (rest, abort, input) => git.run(args(rest), { cwd: temporaryDirectory, signal: abort, input }),
    porcelain: async (rest, abort) => git.porcelain(args(rest), { cwd: temporaryDirectory, signal: abort }),
    read: async (rest, abort, input) =>
      git.read(args(rest), { cwd: temporaryDirectory, signal: abort, input }),
    async objects(names, abort) {
      if (names.length === 0) return [];
      const input = names.map((name) => `${name}\n`).join('');
      const output = await git.read(args(BATCH), { cwd: temporaryDirectory, signal: abort, input });
      return parseObjects(output, names.length);
    },
    addAlternate: async (folder) =>
      appendFile(path.join(directory, 'objects', 'info', 'alternates'), `${folder}\n`),
    async remember<T>(key: string, compute: () => Promise<T>) {
      const value = (remembered.get(key) as Promise<T> | undefined) ?? compute();
      remembered.set(key, value);
      // A failure is not cached: it may be temporary, or the signal was aborted.
      value.catch(() => remembered.delete(key));
      return value;
    },
  };
}

/** Returns a view of the store that reads objects through a long-running process. Disposal ends the process. */
export function withObjectReader(store: ObjectStore): ObjectStore & AsyncDisposable {
  const { directory, temporaryDirectory, repository } = store;
  /** The alternates when the process started. The process still reads alternates that were removed later. */
  let alternates = '';
  const reader = openObjectReader(() => {
    alternates = readFileSync(path.join(directory, 'objects', 'info', 'alternates'), 'utf8');
    return repository.git.start([`--git-dir=${directory}`, ...BATCH], temporaryDirectory);
  });
  return {
    ...store,
    async objects(names, signal) {
      const found = await reader.read(names, signal);
      // If the process has ended, a separate command repeats the read and reports the reason in its error.
      return found === 'ended' ? store.objects(names, signal) : found;
    },
    async addAlternate(objects) {
      await store.addAlternate(objects);
      // Old versions of Git read the list of alternates only once per process.
      if (!alternates.split('\n').includes(objects)) await reader.restart();
    },
    [Symbol.asyncDispose]: async () => reader[Symbol.asyncDispose](),
  };
}

/** Returns the object with this name, or undefined if Git cannot read it. */
export async function findObject(
  store: ObjectStore,
  name: string,
  signal: AbortSignal,
): Promise<GitObject | undefined> {
  try {
    const [object] = await store.objects([name], signal);
    return object;
  } catch (error) {
    // After a fetch with a filter, Git exits with an error when it reads an object that the filter has omitted.
    if (error instanceof LanserError && error.code === 'E/INCONCLUSIVE' && !signal.aborted) return undefined;
    throw error;
  }
}

/** Returns the bytes of a commit object. @throws LanserError E/INCONCLUSIVE if Git cannot read it. */
export async function readCommit(store: ObjectStore, commit: string, signal: AbortSignal): Promise<Buffer> {
  const object = await findObject(store, commit, signal);
  return object?.type === 'commit' ? object.content : store.read(['cat-file', 'commit', commit], signal);
}

/** Makes the user's objects the only alternate of the store. */
export async function readOnlyUserObjects({
  repository,
  directory,
}: Pick<ObjectStore, 'directory' | 'repository'>): Promise<void> {
  const objects = path.join(repository.commonDirectory, 'objects');
  await writeFile(path.join(directory, 'objects', 'info', 'alternates'), `${objects}\n`);
}

/** Returns the commits at which a shallow clone or fetch still cuts off the history. */
export async function cutCommits(store: ObjectStore): Promise<ReadonlySet<string>> {
  const text = await readFile(path.join(store.directory, 'shallow'), 'latin1').catch(() => '');
  return new Set(text.split('\n').filter(Boolean));
}
