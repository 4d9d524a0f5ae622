import { splitNul } from './git.ts';
import { caseArguments, repositoryArguments, type Repository } from './repository.ts';

/**
 * Lists the tracked files below `folder`, and the untracked files there that are not ignored, relative to `folder`.
 * Includes symbolic links, submodules, and tracked files that are missing on disk. A nested repository that is not
 * tracked appears as one name with a trailing slash.
 */
export async function listedFiles(
  repository: Repository,
  folder: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const address = [...caseArguments(repository), ...repositoryArguments(repository)];
  const output = await repository.git.read(
    [...address, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: folder, signal },
  );
  // `ls-files` lists a file with conflicts once per stage.
  return [...new Set(splitNul(output))];
}
