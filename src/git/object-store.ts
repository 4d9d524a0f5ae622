import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GitInput, GitResult } from './command.ts';
import type { Repository } from './repository.ts';

/**
 * A separate bare repository that reads the user's objects as alternates. Fetched and written objects go into
 * it, so the user's refs, objects and shallow state do not change.
 */
export interface ObjectStore {
  readonly repository: Repository;
  readonly directory: string;
  /** The folder for the store and lanser's other temporary files. */
  readonly temporaryDirectory: string;
  run(args: readonly string[], signal: AbortSignal, input?: GitInput): Promise<GitResult>;
  read(args: readonly string[], signal: AbortSignal, input?: GitInput): Promise<Buffer>;
  porcelain(args: readonly string[], signal: AbortSignal): Promise<GitResult>;
}

export async function openObjectStore(
  repository: Repository,
  temporaryDirectory: string,
  signal: AbortSignal,
): Promise<ObjectStore> {
  const directory = path.join(temporaryDirectory, 'objects.git');
  const { git } = repository;
  await git.read(
    ['init', '--quiet', '--bare', '--template=', `--object-format=${repository.objectFormat}`, directory],
    { cwd: temporaryDirectory, signal },
  );
  await mkdir(path.join(directory, 'objects', 'info'), { recursive: true });
  const objects = path.join(repository.commonDirectory, 'objects');
  await writeFile(path.join(directory, 'objects', 'info', 'alternates'), `${objects}\n`);
  await copyFile(path.join(repository.commonDirectory, 'shallow'), path.join(directory, 'shallow')).catch(
    () => undefined,
  );
  const args = (rest: readonly string[]): string[] => [`--git-dir=${directory}`, ...rest];
  return {
    repository,
    directory,
    temporaryDirectory,
    run: async (rest, abort, input) =>
      git.run(args(rest), {
        cwd: temporaryDirectory,
        signal: abort,
        ...(input === undefined ? {} : { input }),
      }),
    porcelain: async (rest, abort) => git.porcelain(args(rest), { cwd: temporaryDirectory, signal: abort }),
    read: async (rest, abort, input) =>
      git.read(args(rest), {
        cwd: temporaryDirectory,
        signal: abort,
        ...(input === undefined ? {} : { input }),
      }),
  };
}

/** Returns the commits whose parents are cut off by a shallow clone and have not been fetched since. */
export async function cutCommits(store: ObjectStore): Promise<ReadonlySet<string>> {
  const text = await readFile(path.join(store.directory, 'shallow'), 'latin1').catch(() => '');
  return new Set(text.split('\n').filter(Boolean));
}
