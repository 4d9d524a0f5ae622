import path from 'node:path';
import { isInside, realPathInside, workspacePath } from '../workspace/containment.ts';
import { openWorkspaceSession } from '../session/open-session.ts';
import { listedIn } from '../session/session-repository.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { openWorkbench } from '../server-pool/workbench.ts';
import { copyTree } from './copied-tree.ts';

/** A copy of a workspace in a temporary folder, for the preview of an edit or for a replay with real servers. */
export interface ShadowWorkspace extends AsyncDisposable {
  /** The copied workspace; absolute. */
  readonly root: string;
  /** A folder beside the copy for the undo data of the edit; absolute. */
  readonly stateFolder: string;
  /** Opens the copy in its current state, with the tools and the Python environment of the original. */
  open(): Promise<WorkspaceSession & AsyncDisposable>;
}

/**
 * Copies the checkout that contains the workspace, or without a checkout the workspace: the files that a server may
 * read, and the `needed` files (relative to the workspace); see {@link copyTree}.
 */
export async function shadowWorkspace(
  session: WorkspaceSession,
  needed: Iterable<string>,
): Promise<ShadowWorkspace> {
  const { host, readableRoot, root, signal, timeoutMs } = session;
  const workbench = await openWorkbench(host);
  try {
    const copied = path.join(workbench.scratch.path, 'workspace');
    const stateFolder = path.join(workbench.scratch.path, 'state');
    const names = await listedIn(session, readableRoot);
    await copyTree({
      from: readableRoot,
      to: copied,
      listed: names && new Set(names),
      needed: [...needed].flatMap((name) => workspacePath(readableRoot, path.join(root, name)) ?? []),
      signal,
    });
    const inCopy = (place: string): string => path.join(copied, path.relative(readableRoot, place));
    const inOriginal = (place: string): string => path.join(readableRoot, path.relative(copied, place));
    return {
      root: inCopy(root),
      stateFolder,
      open: async () =>
        openWorkspaceSession(
          inCopy(root),
          {
            host,
            signal,
            timeoutMs,
            keepAnswers: false,
            canonical: session.opened.canonical,
            readableRoot: copied,
            stateFolder,
            services: session.services,
            routing: session.routing,
            async toolsOf(project) {
              const tools = await session.pool.toolsOf(inOriginal(project));
              const { python } = tools;
              if (python === undefined) return tools;
              const importPaths = await Promise.all(
                python.importPaths.map(async (place) => {
                  if (!isInside(readableRoot, place)) return place;
                  return (await realPathInside(copied, inCopy(place))) ?? place;
                }),
              );
              return { ...tools, python: { ...python, importPaths } };
            },
          },
          session.configured,
        ),
      [Symbol.asyncDispose]: async () => workbench[Symbol.asyncDispose](),
    };
  } catch (error) {
    await workbench[Symbol.asyncDispose]();
    throw error;
  }
}
