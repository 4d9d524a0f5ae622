import { repositoryArguments, type Repository } from './repository.ts';

/** A commit whose tree has a blob at a path. */
export interface Holder {
  readonly commit: string;
  readonly path: string;
}

/**
 * The last commit of the first of these histories in which one of the paths was this blob; undefined
 * where none is known, as in a shallow clone.
 */
export async function lastHolder(
  repository: Repository,
  blob: string,
  paths: readonly string[],
): Promise<Holder | undefined> {
  const { git, root } = repository;
  const address = repositoryArguments(repository);
  const run = async (args: readonly string[]): Promise<string> => {
    const { exitCode, stdout } = await git.run([...address, ...args], { cwd: root });
    return exitCode === 0 ? stdout.toString('utf8').trim() : '';
  };
  const at = async (commit: string): Promise<Holder | undefined> => {
    for (const path of paths) {
      if ((await run(['rev-parse', '--verify', '--quiet', `${commit}:${path}`])) === blob) {
        return { commit, path };
      }
    }
    return undefined;
  };
  const present = await at('HEAD');
  if (present !== undefined) return present;
  // The last commit that brought the blob or took it away: it has it, or its parent has.
  const changed = await run([
    '--literal-pathspecs',
    'log',
    '-1',
    '--format=%H',
    `--find-object=${blob}`,
    'HEAD',
    '--',
    ...paths,
  ]);
  if (changed === '') return undefined;
  return (await at(changed)) ?? (await at(`${changed}^`));
}
