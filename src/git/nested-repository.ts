import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import { openRepository, readStatus, type Repository } from './repository.ts';

/**
 * Returns the commit that is checked out in a submodule or nested repository of the work tree. With
 * uncommitted or untracked files in it, returns the hash of their list instead: an id that is not a commit,
 * so that the folder counts as changed.
 *
 * @param name relative to the repository's root.
 * @returns undefined if the folder is not a repository, such as a submodule that is not checked out.
 */
export async function nestedCommit(
  { git, root, objectFormat }: Repository,
  name: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const folder = path.join(root, name);
  const nested = await openNested(git, folder);
  if (nested === undefined) return undefined;
  const head = await git.porcelain(['rev-parse', '--verify', '--quiet', 'HEAD'], { cwd: folder, signal });
  const commit = head.stdout.toString('utf8').trim();
  const status = await readStatus(nested, ['--untracked-files=all'], signal);
  if (status.length === 0 && commit !== '' && nested.objectFormat === objectFormat) return commit;
  return createHash(objectFormat).update(commit).update(status).digest('hex');
}

/** Opens the repository whose root is `folder`. Git would also find one that contains the folder. */
async function openNested(git: Repository['git'], folder: string): Promise<Repository | undefined> {
  try {
    const nested = await openRepository(git, folder);
    return nested.root === (await realpath(folder)) ? nested : undefined;
  } catch (error) {
    if (error instanceof LanserError && error.code === 'E/USAGE') return undefined;
    throw error;
  }
}
