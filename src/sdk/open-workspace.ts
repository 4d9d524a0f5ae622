import { isRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import { recordedWorkspace } from '../replay/recording/recorded-workspace.ts';
import { checkOptions, checkText } from '../registry/check-arguments.ts';
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
  checkOpening(folder, options);
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

/** @throws LanserError E/USAGE that names the wrong argument or option. */
function checkOpening(folder: unknown, options: unknown): asserts options is WorkspaceOptions {
  const method = 'openWorkspace';
  checkText(method, 'folder', folder);
  if (!isRecord(options) || !isRecord(options['host'])) {
    const message = 'The option "host" of openWorkspace is missing. Pass `{ host: nodeHost() }`.';
    throw new LanserError('E/USAGE', message, { option: 'host' });
  }
  checkOptions(method, options, ['indexIo']);
}
