import type { Host, Progress } from '../model/host.ts';
import { recoverFolder } from '../edit/apply/write-steps.ts';
import { workspaceOver } from '../registry/workspace-over.ts';
import type { openWorkspace } from '../sdk/open-workspace.ts';
import { workspaceRoot } from '../workspace/containment.ts';
import type { Enter } from './checkout-slots.ts';
import { sessionEnvironment, sessionHost } from './session-environment.ts';
import { Declined, openWarmWorkspace, type WarmWorkspace } from './warm-workspace.ts';

/** A workspace, or comparisons of a checkout, that stay open between callers with their servers. */
export interface OpenFolder {
  readonly root: string;
  /** The time since its last use; 0 if it is in use. */
  readonly idleMs: number;
  readonly servers: number;
}

export interface OpenFolders extends AsyncDisposable {
  /** Closes the selected folders, each as soon as no caller uses it. */
  close(isSelected: (folder: Omit<OpenFolder, 'servers'>) => boolean): Promise<void>;
  /** Closes the folder that was unused for the longest time. Returns false if all are in use. */
  closeOldest(): Promise<boolean>;
  readonly list: readonly OpenFolder[];
}

/** The open workspaces of a warm process, by folder and environment. */
export interface WarmWorkspaces extends OpenFolders {
  /** Returns the function with which the command line of one caller opens workspaces. */
  openFor(env: Host['env'], enter: Enter): CallerWorkspaces;
}

export interface CallerWorkspaces {
  readonly openWorkspace: typeof openWorkspace;
  /** True if an operation needs the caller's own process. */
  readonly isDeclined: boolean;
  /** Ends the use. With false, the workspaces are closed, because something in them failed. */
  end(isHealthy: boolean): void;
}

interface Entry {
  readonly key: string;
  readonly root: string;
  readonly opening: Promise<WarmWorkspace>;
  readonly receivers: Set<Host['progress']>;
  opened: WarmWorkspace | undefined;
  users: number;
  lastUseMs: number;
  isRetired: boolean;
  closing: Promise<void> | undefined;
}

const MAX_WORKSPACES = 8;

export function warmWorkspaces(signal: AbortSignal): WarmWorkspaces {
  const entries = new Map<string, Entry>();
  const closing = new Set<Promise<void>>();

  function newEntry(
    key: string,
    root: string,
    options: Omit<Parameters<typeof openWarmWorkspace>[1], 'host' | 'signal'>,
    env: Host['env'],
  ): Entry {
    const receivers = new Set<Host['progress']>();
    const progress = (step: Progress): void => {
      for (const receive of receivers) receive(step);
    };
    const opening = openWarmWorkspace(root, { ...options, host: sessionHost(env, progress), signal });
    const entry: Entry = {
      key,
      root,
      opening,
      receivers,
      opened: undefined,
      users: 0,
      lastUseMs: performance.now(),
      isRetired: false,
      closing: undefined,
    };
    opening.then(
      (opened) => (entry.opened = opened),
      () => retire(entry),
    );
    entries.set(key, entry);
    return entry;
  }

  function retire(entry: Entry): void {
    entry.isRetired = true;
    if (entries.get(entry.key) === entry) entries.delete(entry.key);
    if (entry.users > 0 || entry.closing !== undefined) return;
    entry.closing = entry.opening
      .then(async (opened) => opened[Symbol.asyncDispose]())
      .catch(() => {})
      .finally(() => closing.delete(entry.closing as Promise<void>));
    closing.add(entry.closing);
  }

  function release(entry: Entry): void {
    entry.users -= 1;
    entry.lastUseMs = performance.now();
    if (entry.isRetired) retire(entry);
  }

  function oldest(): Entry | undefined {
    const unused = [...entries.values()].filter(({ users }) => users === 0);
    return unused.toSorted((one, other) => one.lastUseMs - other.lastUseMs)[0];
  }

  async function acquire(
    root: string,
    env: Host['env'],
    { python, withoutServers }: Parameters<typeof openWorkspace>[1],
  ): Promise<{ readonly entry: Entry; readonly workspace: WarmWorkspace }> {
    const key = JSON.stringify([root, env, python ?? null, withoutServers ?? []]);
    const existing = entries.get(key);
    if (existing !== undefined) {
      existing.users += 1;
      const opened = await existing.opening.catch(() => undefined);
      if (opened !== undefined && (await opened.isCurrent().catch(() => false)) && !existing.isRetired)
        return { entry: existing, workspace: opened };
      retire(existing);
      release(existing);
    }
    const last = entries.size < MAX_WORKSPACES ? undefined : oldest();
    if (last !== undefined) retire(last);
    const entry = entries.get(key) ?? newEntry(key, root, { python, withoutServers }, env);
    entry.users += 1;
    try {
      return { entry, workspace: await entry.opening };
    } catch (error) {
      release(entry);
      throw error;
    }
  }

  return {
    openFor(callerEnv, enter) {
      const used: Entry[] = [];
      let isDeclined = false;
      return {
        get isDeclined() {
          return isDeclined;
        },
        async openWorkspace(folder, options) {
          if (options.trace !== undefined) throw new Declined('a recording belongs to its process');
          const { host, signal: ends = signal } = options;
          const root = await workspaceRoot(folder);
          await enter(root, ends);
          const recovered = await recoverFolder({ host, signal: ends }, root);
          const { entry, workspace } = await acquire(root, sessionEnvironment(callerEnv), options);
          used.push(entry);
          entry.receivers.add(host.progress);
          const session = workspace.sessionFor({ ...options, recovered }, () => {
            isDeclined = true;
          });
          return {
            ...workspaceOver(session),
            async [Symbol.asyncDispose]() {
              entry.receivers.delete(host.progress);
              await session[Symbol.asyncDispose]();
            },
          };
        },
        end(isHealthy) {
          for (const entry of used.splice(0)) {
            if (!isHealthy) retire(entry);
            release(entry);
          }
        },
      };
    },
    async close(isSelected) {
      for (const entry of entries.values())
        if (isSelected({ root: entry.root, idleMs: idleMsOf(entry) })) retire(entry);
      await Promise.all(closing);
    },
    async closeOldest() {
      const entry = oldest();
      if (entry === undefined) return false;
      retire(entry);
      await Promise.all(closing);
      return true;
    },
    get list() {
      return [...entries.values()].map((entry) => ({
        root: entry.root,
        idleMs: idleMsOf(entry),
        servers: entry.opened?.serverCount ?? 0,
      }));
    },
    async [Symbol.asyncDispose]() {
      for (const entry of entries.values()) {
        entry.users = 0;
        retire(entry);
      }
      await Promise.all(closing);
    },
  };
}

/** Returns the time since the last use; 0 for an entry in use. */
export function idleMsOf({
  users,
  lastUseMs,
}: {
  readonly users: number;
  readonly lastUseMs: number;
}): number {
  return users > 0 ? 0 : performance.now() - lastUseMs;
}
