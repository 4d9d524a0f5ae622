import type { GitResult } from './command.ts';
import { repositoryArguments, type Repository } from './repository.ts';

/** A commit that contains a blob, and the blob's path in that commit. */
export interface Holder {
  /** A revision: `HEAD`, the id of a commit, or `ID^` for its first parent. */
  readonly commit: string;
  readonly path: string;
}

/** Returns the id of the object at a path of a commit, or undefined if Git cannot find the object. */
export async function blobIdAt(
  repository: Repository,
  commit: string,
  path: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', `${commit}:${path}`];
  const { exitCode, stdout } = await runGit(repository, args, signal);
  return exitCode === 0 ? stdout.toString('utf8').trim() : undefined;
}

/**
 * Returns HEAD if HEAD has this blob at one of the paths. Otherwise, `git log` of the paths finds the newest commit,
 * except merges, that adds or removes the blob. Returns this commit if it has the blob at one of the paths. If this
 * commit only removes the blob, returns its first parent. Returns undefined if `git log` finds no commit, or fails.
 */
export async function lastHolder(
  repository: Repository,
  blob: string,
  paths: readonly string[],
  signal?: AbortSignal,
): Promise<Holder | undefined> {
  const at = async (commit: string): Promise<Holder | undefined> => {
    for (const path of paths) {
      if ((await blobIdAt(repository, commit, path, signal)) === blob) return { commit, path };
    }
    return undefined;
  };
  const present = await at('HEAD');
  if (present !== undefined) return present;
  const args = ['log', '-1', '--format=%H', `--find-object=${blob}`, 'HEAD', '--', ...paths];
  const { exitCode, stdout } = await runGit(repository, ['--literal-pathspecs', ...args], signal);
  const changed = stdout.toString('utf8').trim();
  if (exitCode !== 0 || changed === '') return undefined;
  return (await at(changed)) ?? (await at(`${changed}^`));
}

async function runGit(
  repository: Repository,
  args: readonly string[],
  signal: AbortSignal | undefined,
): Promise<GitResult> {
  const { git, root } = repository;
  return git.run([...repositoryArguments(repository), ...args], { cwd: root, signal });
}
