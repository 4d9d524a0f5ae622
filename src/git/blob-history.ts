import type { GitResult } from './command.ts';
import { repositoryArguments, type Repository } from './repository.ts';

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
 * Returns `HEAD` if HEAD has this blob at one of the paths. Otherwise, `git log` of the paths finds the newest commit,
 * except merges, that adds or removes the blob. Returns this commit if it has the blob at one of the paths. If this
 * commit only removes the blob, returns its first parent as `ID^`. Returns undefined if `git log` finds no commit, or
 * fails.
 */
export async function lastHolder(
  repository: Repository,
  blob: string,
  paths: readonly string[],
  signal?: AbortSignal,
): Promise<string | undefined> {
  const hasBlob = async (commit: string): Promise<boolean> => {
    for (const path of paths) if ((await blobIdAt(repository, commit, path, signal)) === blob) return true;
    return false;
  };
  if (await hasBlob('HEAD')) return 'HEAD';
  const args = ['log', '-1', '--format=%H', `--find-object=${blob}`, 'HEAD', '--', ...paths];
  const { exitCode, stdout } = await runGit(repository, ['--literal-pathspecs', ...args], signal);
  const changed = stdout.toString('utf8').trim();
  if (exitCode !== 0 || changed === '') return undefined;
  if (await hasBlob(changed)) return changed;
  return (await hasBlob(`${changed}^`)) ? `${changed}^` : undefined;
}

async function runGit(
  repository: Repository,
  args: readonly string[],
  signal: AbortSignal | undefined,
): Promise<GitResult> {
  const { git, root } = repository;
  return git.run([...repositoryArguments(repository), ...args], { cwd: root, signal });
}
