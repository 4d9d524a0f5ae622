import { expectOptions } from '../model/expect-options.ts';
import { recordedWorkspace } from '../replay/recording/recorded-workspace.ts';
import { checkText } from '../registry/check-arguments.ts';
import { workspaceOver } from '../registry/workspace-over.ts';
import type { Workspace } from '../registry/workspace.ts';
import { recoverFolder } from '../edit/apply/write-steps.ts';
import { openWorkspaceSession } from '../session/open-session.ts';
import type { WorkspaceOptions } from '../session/workspace-session.ts';
import { workspaceRoot } from '../workspace/containment.ts';

/**
 * Opens a folder as a workspace. If a killed process left an unfinished edit, undoes the edit. Reads lanser's
 * configuration files of the folder and of the user once. A server starts when a request needs it, and ends with
 * the workspace.
 *
 * @throws LanserError E/USAGE (not a folder, a wrong option), E/CONFIG, E/FS_PERMISSIONS, E/JAIL (a link in the path
 * of `cacheDir`), and the errors of {@link recoverFolder} and of the trace file.
 */
export async function openWorkspace(folder: string, options: WorkspaceOptions): Promise<Workspace> {
  checkText('openWorkspace', 'folder', folder);
  expectOptions('openWorkspace', ['host'], options);
  const root = await workspaceRoot(folder);
  const signal = options.signal ?? new AbortController().signal;
  const recovered = await recoverFolder({ host: options.host, signal }, root);
  const session = await openWorkspaceSession(root, { ...options, recovered });
  const { trace } = options;
  if (trace === undefined) {
    return {
      ...workspaceOver(session),
      [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
    };
  }
  try {
    return await recordedWorkspace(session, trace);
  } catch (error) {
    await session[Symbol.asyncDispose]();
    throw error;
  }
}
