import { existsSync } from 'node:fs';
import type { Host } from '../model/host.ts';
import { SHIPPED_COMMAND } from '../server/definition.ts';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { configuredEnvironment } from '../server/pyright/configured-python.ts';
import type { Route } from '../server/routing.ts';
import { openWorkspaceSession, sharedSession } from '../session/open-session.ts';
import { checkoutTrust } from '../server-pool/checkout-trust.ts';
import { hostForFile, type ServerPool } from '../server-pool/server-pool.ts';
import type { SessionOptions, WorkspaceOptions, WorkspaceSession } from '../session/workspace-session.ts';
import { projectEnvironments } from '../workspace/capture-python.ts';
import {
  checkoutState,
  configuredEnvironmentPaths,
  environmentPaths,
  packagePaths,
} from './watched-paths.ts';
import { stampPaths, type PathStamps } from './path-stamps.ts';

/** The error for a command that the caller has to run itself. */
export class Declined extends Error {}

/** An open workspace whose servers keep running between commands. */
export interface WarmWorkspace extends AsyncDisposable {
  serverCount(): number;
  /** Returns false if root is missing, its checkout, settings or environments changed, or `projectInputs` failed. */
  isCurrent(): Promise<boolean>;
  /** Creates a session. To decline a command, the session calls `onDeclined` and throws {@link Declined}. */
  sessionFor(options: SessionOptions, onDeclined: () => void): WorkspaceSession & AsyncDisposable;
}

/** The options that all callers of a warm workspace share. */
export interface WarmOptions extends Pick<WorkspaceOptions, 'python' | 'withoutServers' | 'canonical'> {
  readonly host: Host;
  /** Ends the workspace when aborted. */
  readonly signal: AbortSignal;
}

/** Opens a workspace for several callers. @throws LanserError for example E/CONFIG for invalid settings. */
export async function openWarmWorkspace(root: string, options: WarmOptions): Promise<WarmWorkspace> {
  const { host, signal } = options;
  const checkout = checkoutState(root).identity;
  const settings = stampPaths(environmentPaths(host, root));
  const opened = await openWorkspaceSession(root, options);
  const projects = new Map<string, Promise<ProjectInputs>>();
  let isBroken = false;

  const warmHost = async (route: Route): ReturnType<ServerPool['hostOf']> => {
    // Servers other than the shipped Pyright read files and variables whose changes lanser does not detect.
    if (route.definition.command !== SHIPPED_COMMAND)
      throw new Declined(`${route.definition.name} runs only in the caller's process`);
    const inputs =
      projects.get(route.root) ?? projectInputs(host, route.root, opened.readableRoot, opened.pool, signal);
    projects.set(route.root, inputs);
    const { isComplete } = await inputs.catch((error: unknown) => {
      isBroken = true;
      throw error;
    });
    if (!isComplete) throw new Declined('some changes of the Python environment cannot be detected');
    return opened.pool.hostOf(route);
  };
  return {
    serverCount: () => projects.size,
    async isCurrent() {
      if (isBroken || !existsSync(root) || checkoutState(root).identity !== checkout) return false;
      if (!settings.isCurrent()) return false;
      for (const project of projects.values()) if (!(await (await project).isCurrent())) return false;
      return true;
    },
    sessionFor(request, onDeclined) {
      const pool: ServerPool = {
        ...opened.pool,
        hostOf: async (route) =>
          warmHost(route).catch((error: unknown) => {
            if (error instanceof Declined) onDeclined();
            throw error;
          }),
        hostFor: async (file, server) => hostForFile(pool, root, file, server),
      };
      return sharedSession({ ...opened, pool }, request);
    },
    [Symbol.asyncDispose]: async () => opened[Symbol.asyncDispose](),
  };
}

/** The inputs of a project's server, apart from the files whose changes are reported to the server. */
interface ProjectInputs {
  /** False if the server reads files whose changes `isCurrent` does not detect. */
  readonly isComplete: boolean;
  isCurrent(): Promise<boolean>;
}

async function projectInputs(
  host: Host,
  project: string,
  checkout: string,
  pool: ServerPool,
  signal: AbortSignal,
): Promise<ProjectInputs> {
  // The configuration can name an environment and extend other configuration files. `environmentPaths` omits these
  // files and the paths of this environment.
  const configuration = await readConfiguration(project, checkout);
  const named = configuredEnvironment(configuration, checkout);
  const choice = stampPaths([
    ...environmentPaths(host, project),
    ...configuration.files.map((file) => file.path),
    ...(named === undefined ? [] : configuredEnvironmentPaths(named.folder)),
  ]);
  const origins = await originsOf(host, project, checkout, signal);
  const { python } = await pool.toolsOf(project);
  const packagesAt = python === undefined ? [] : await packagePaths(python, checkout, host);
  if (packagesAt === undefined) return { isComplete: false, isCurrent: async () => choice.isCurrent() };
  const packages = stampPaths(packagesAt);
  // The environment may have changed while it was read, and the server would not notice the change.
  if (packages.isRacy) throw new Declined('the Python environment has just changed');
  return {
    isComplete: true,
    isCurrent: async () => choice.isCurrent() && packages.isCurrent() && (await origins.isCurrent()),
  };
}

/**
 * Creates a check whose `isCurrent` returns false after Git has started or stopped tracking one of the project's
 * environments. lanser chooses a tracked environment only if it is named or active, see {@link checkoutTrust}.
 */
async function originsOf(
  host: Host,
  root: string,
  checkout: string,
  signal: AbortSignal,
): Promise<Pick<ProjectInputs, 'isCurrent'>> {
  const folders = projectEnvironments({ host, root, checkout }).filter((folder) => existsSync(folder));
  if (folders.length === 0) return { isCurrent: async () => true };
  const read = async (): Promise<string> => {
    const trust = checkoutTrust(host, checkout, signal);
    return JSON.stringify(await Promise.all(folders.map(async (folder) => trust.originOf(folder))));
  };
  const stamp = (): PathStamps => stampPaths(checkoutState(checkout).trackedNames);
  let names = stamp();
  const first = await read();
  return {
    async isCurrent() {
      if (names.isCurrent()) return true;
      const next = stamp();
      if ((await read()) !== first) return false;
      names = next;
      return true;
    },
  };
}
