import { splitNul } from './git.ts';
import { repositoryArguments, type Repository } from './repository.ts';

/**
 * The names that Git knows below a folder of the work tree, relative to it: tracked ones, and untracked ones
 * that are not ignored. Links and submodules are among them, and what is tracked and not there any more; a
 * repository that stands in this one is one name, with a slash at its end.
 */
export async function listedFiles(
  repository: Repository,
  folder: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const output = await repository.git.read(
    [...repositoryArguments(repository), 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: folder, signal },
  );
  // A file with conflicts is named once for each side.
  return [...new Set(splitNul(output))];
}
