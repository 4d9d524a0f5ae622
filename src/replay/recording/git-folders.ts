import { openRepository } from '../../git/repository.ts';
import { isStopped, LanserError } from '../../model/lanser-error.ts';
import type { TokenRoot } from '../../trace/root-tokens.ts';
import { isInside } from '../../workspace/containment.ts';
import type { WorkspaceSession } from '../../session/workspace-session.ts';

/** The tokens that replace the folders of {@link gitFoldersOf} in a trace. */
export const GIT_TOKENS = ['git-directory', 'git-common-directory'] as const;

/** Returns the Git directories outside of `readableRoot`, as in a linked worktree; none without Git or repository. */
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
