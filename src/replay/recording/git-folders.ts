import { openRepository } from '../../git/repository.ts';
import { isStopped, LanserError } from '../../model/lanser-error.ts';
import type { TokenRoot } from '../../trace/root-tokens.ts';
import { isInside } from '../../workspace/containment.ts';
import type { WorkspaceSession } from '../../session/workspace-session.ts';

/** The tokens of the folders that {@link gitFoldersOf} returns. */
export const GIT_TOKENS = ['git-directory', 'git-common-directory'] as const;

/** Returns Git's folders of a linked work tree if they are outside the readable root. */
export async function gitFoldersOf({
  services,
  root,
  readableRoot,
}: Pick<WorkspaceSession, 'services' | 'root' | 'readableRoot'>): Promise<readonly TokenRoot[]> {
  try {
    const { gitDirectory, commonDirectory } = await openRepository(await services.git(), root);
    return [gitDirectory, commonDirectory].flatMap((path, at) => {
      const token = GIT_TOKENS[at];
      return token === undefined || isInside(readableRoot, path) ? [] : [{ token, path }];
    });
  } catch (error) {
    if (!(error instanceof LanserError) || isStopped(error)) throw error;
    return [];
  }
}
