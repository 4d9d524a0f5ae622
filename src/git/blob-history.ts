import { repositoryArguments, type Repository } from './repository.ts';

/** A commit whose tree has a blob at a path. */
export interface Holder {
  readonly commit: string;
  readonly path: string;
}

/** The id of the blob at a path of a commit; undefined where there is none. */
export async function blobIdAt(
  { git, root, ...repository }: Repository,
  commit: string,
  path: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { exitCode, stdout } = await git.run(
    [
      ...repositoryArguments({ git, root, ...repository }),
      'rev-parse',
      '--verify',
      '--quiet',
      `${commit}:${path}`,
    ],
    { cwd: root, ...(signal && { signal }) },
  );
  return exitCode === 0 ? stdout.toString('utf8').trim() : undefined;
}

/**
 * The last commit of the first of these histories in which one of the paths was this blob; undefined
 * where none is known, as in a shallow clone.
 */
export async function lastHolder(
  repository: Repository,
  blob: string,
  paths: readonly string[],
  signal?: AbortSignal,
): Promise<Holder | undefined> {
  const { git, root } = repository;
  const at = async (commit: string): Promise<Holder | undefined> => {
    for (const path of paths) {
      if ((await blobIdAt(repository, commit, path, signal)) === blob) return { commit, path };
    }
    return undefined;
  };
  const present = await at('HEAD');
  if (present !== undefined) return present;
  // The last commit that brought the blob or took it away: it has it, or its parent has.
  const { exitCode, stdout } = await git.run(
    [
      ...repositoryArguments(repository),
      '--literal-pathspecs',
      'log',
      '-1',
      '--format=%H',
      `--find-object=${blob}`,
      'HEAD',
      '--',
      ...paths,
    ],
    { cwd: root, ...(signal && { signal }) },
  );
  const changed = stdout.toString('utf8').trim();
  if (exitCode !== 0 || changed === '') return undefined;
  return (await at(changed)) ?? (await at(`${changed}^`));
}
