import { openRepository, readRepository, readStatus } from '../git/repository.ts';
import { isStopped, LanserError } from '../model/lanser-error.ts';
import { workspacePath } from '../workspace/containment.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';

/** Returns the workspace's tree at HEAD, as `git-tree:ID`; null if Git fails or `git status` lists a file. */
export async function treeOf({ services, root, signal }: WorkspaceSession): Promise<string | null> {
  try {
    const git = await services.git();
    const repository = await openRepository(git, root);
    if ((await readStatus(repository, ['--untracked-files=normal'], signal)).length > 0) return null;
    const folder = workspacePath(repository.root, root) ?? '';
    const args = ['rev-parse', '--verify', `HEAD:${folder === '.' ? '' : folder}`];
    const id = await readRepository(repository, args, signal);
    return `git-tree:${id.toString('utf8').trim()}`;
  } catch (error) {
    if (!(error instanceof LanserError) || isStopped(error)) throw error;
    return null;
  }
}
