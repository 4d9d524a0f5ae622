import { listedFiles } from '../git/listed-files.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import { LanserError } from '../model/lanser-error.ts';
import { isInside } from '../workspace/containment.ts';
import type { WorkspaceSession } from './workspace-session.ts';

/**
 * Opens the workspace's repository. Returns undefined if Git is missing or cannot open a repository.
 *
 * @throws LanserError the errors of {@link openRepository} except E/USAGE.
 */
export async function repositoryOf({
  services,
  root,
}: Pick<WorkspaceSession, 'services' | 'root'>): Promise<Repository | undefined> {
  try {
    return await openRepository(await services.git(), root);
  } catch (error) {
    if (error instanceof LanserError && error.code === 'E/USAGE') return undefined;
    throw error;
  }
}

/**
 * Returns the files below `folder` that Git tracks or does not ignore, relative to `folder`. Returns undefined if
 * `folder` is not in the workspace's repository, or if {@link repositoryOf} returns undefined.
 */
export async function listedIn(
  session: Pick<WorkspaceSession, 'services' | 'root' | 'signal'>,
  folder: string,
): Promise<readonly string[] | undefined> {
  const repository = await repositoryOf(session);
  if (repository === undefined || !isInside(repository.root, folder)) return undefined;
  return listedFiles(repository, folder, session.signal);
}
