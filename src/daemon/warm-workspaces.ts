import type { Host, Progress } from '../model/host.ts';
import { recoverFolder } from '../edit/apply/write-steps.ts';
import { workspaceOver } from '../registry/workspace-over.ts';
import type { openWorkspace } from '../sdk/open-workspace.ts';
import { workspaceRoot } from '../workspace/containment.ts';
import type { Enter } from './checkout-slots.ts';
import { folderPool, type FolderUse, type OpenFolders } from './open-folders.ts';
import { sessionEnvironment, sessionHost } from './session-environment.ts';
import { Declined, openWarmWorkspace, type WarmWorkspace } from './warm-workspace.ts';

/** The open workspaces of a warm process (in the background), by folder, environment variables and options. */
export interface WarmWorkspaces extends OpenFolders {
  /** Returns an object with which one caller opens workspaces. The caller uses the workspaces until `end`. */
  openFor(env: Host['env'], enter: Enter): CallerWorkspaces;
}

/** The workspaces that one command uses. */
export interface CallerWorkspaces {
  readonly openWorkspace: typeof openWorkspace;
  /** True if an operation needs the caller's own process. */
  readonly isDeclined: boolean;
  /** Ends the use of all workspaces. If `isHealthy` is false, each is closed as soon as no caller uses it. */
  end(isHealthy: boolean): void;
}

interface SharedWorkspace extends WarmWorkspace {
  /** The callers' functions that receive the progress of this workspace. */
  readonly receivers: Set<Host['progress']>;
}

const MAX_WORKSPACES = 8;

export function warmWorkspaces(signal: AbortSignal): WarmWorkspaces {
  const pool = folderPool<SharedWorkspace>({
    limit: MAX_WORKSPACES,
    serversOf: (workspace) => workspace.serverCount(),
  });

  async function acquire(
    root: string,
    env: Host['env'],
    { python, withoutServers, canonical = false }: Parameters<typeof openWorkspace>[1],
  ): Promise<{ readonly use: FolderUse<SharedWorkspace>; readonly workspace: SharedWorkspace }> {
    const key = JSON.stringify([root, env, python ?? null, withoutServers ?? [], canonical]);
    const start = (): FolderUse<SharedWorkspace> =>
      pool.use(key, root, async () => {
        const receivers = new Set<Host['progress']>();
        const progress = (step: Progress): void => {
          for (const receive of receivers) receive(step);
        };
        const host = sessionHost(env, progress);
        return {
          ...(await openWarmWorkspace(root, { python, withoutServers, canonical, host, signal })),
          receivers,
        };
      });
    let use = start();
    if (!use.isFirst) {
      const workspace = await use.opening.catch(() => undefined);
      if (workspace !== undefined && (await workspace.isCurrent().catch(() => false)) && !use.isRetired)
        return { use, workspace };
      use.retire();
      use.release();
      use = start();
    }
    try {
      return { use, workspace: await use.opening };
    } catch (error) {
      use.release();
      throw error;
    }
  }

  return {
    ...pool.folders,
    openFor(callerEnv, enter) {
      const used: FolderUse<SharedWorkspace>[] = [];
      let isDeclined = false;
      return {
        get isDeclined() {
          return isDeclined;
        },
        async openWorkspace(folder, options) {
          if (options.trace !== undefined) throw new Declined("a recording needs the caller's own process");
          const { host, signal: ends = signal } = options;
          const root = await workspaceRoot(folder);
          await enter(root, ends);
          const recovered = await recoverFolder({ host, signal: ends }, root);
          const { use, workspace } = await acquire(root, sessionEnvironment(callerEnv), options);
          used.push(use);
          workspace.receivers.add(host.progress);
          const session = workspace.sessionFor({ ...options, recovered }, () => {
            isDeclined = true;
          });
          return {
            ...workspaceOver(session),
            async [Symbol.asyncDispose]() {
              workspace.receivers.delete(host.progress);
              await session[Symbol.asyncDispose]();
            },
          };
        },
        end(isHealthy) {
          for (const use of used.splice(0)) {
            if (!isHealthy) use.retire();
            use.release();
          }
        },
      };
    },
  };
}
