import { splitNul } from './git.ts';
import { caseArguments, repositoryArguments, type Repository } from './repository.ts';

/**
 * Lists the tracked files below a folder of the work tree, and the untracked files that are not ignored. The
 * names are relative to that folder. Includes symbolic links, submodules and tracked files that are deleted.
 * A nested repository appears as one name with a trailing slash.
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
