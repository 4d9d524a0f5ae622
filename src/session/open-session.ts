// session/ opens a workspace and runs operations. It does not depend on callers, such as the command line.
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { bareEnvironment } from '../bundle/assemble.ts';
import { findGit } from '../git/git.ts';
import { openRepository } from '../git/repository.ts';
import type { Host } from '../model/host.ts';
import { DEFAULT_SETTINGS } from '../relocate/settings.ts';
import { openAnswerCache } from '../server-pool/answer-cache.ts';
import { serverRegistry, withoutServers } from '../server/registry.ts';
import { openRouter, type Router } from '../server/routing.ts';
import { openHistory } from '../sources/history.ts';
import { pastDocuments } from '../sources/past-documents.ts';
import { openSourceWorkspace } from '../sources/source-workspace.ts';
import { openSyntaxCache } from '../sources/syntax-cache.ts';
import { tracePaths } from '../trace/write-trace.ts';
import { indexingOf } from './locate/locate-request.ts';
import { machineServices } from './machine-services.ts';
import { workspaceRewards } from './rewards/workspace-rewards.ts';
import { sessionCacheFolder } from './settings/cache-folder.ts';
import { readWorkspaceSettings, type WorkspaceSettings } from './settings/workspace-settings.ts';
import type {
  SessionOptions,
  SessionRouting,
  WorkspaceOptions,
  WorkspaceSession,
} from './workspace-session.ts';

const DEFAULT_TIMEOUT_MS = 120_000;

/** Opens a session. `root` is absolute, with links resolved. Without `knownSettings`, reads the settings files. */
export async function openWorkspaceSession(
  root: string,
  options: SessionOptions,
  knownSettings?: WorkspaceSettings,
): Promise<WorkspaceSession & AsyncDisposable> {
  const { host, python } = options;
  const signal = options.signal ?? new AbortController().signal;
  const settings = withIndexing(knownSettings ?? (await readWorkspaceSettings(host, root)), options.indexIo);
  const { configuration, servers } = settings;
  // Invalid reward weights and an unusable trace path fail here, before servers can start.
  const request = requestParts(root, options, settings);
  const { definitions, findCommand, projects }: Partial<SessionRouting> = options.routing ?? {};
  const knownServers = withoutServers(definitions ?? serverRegistry(servers), options.withoutServers ?? []);
  const folders = projects?.map((project) => path.join(root, project));
  const routers = new Map<string | undefined, Router>();
  const routerFor = (server: string | undefined): Router => {
    const router = routers.get(server) ?? openRouter(host, root, knownServers, server, findCommand, folders);
    routers.set(server, router);
    return router;
  };
  const cache = options.cacheFolder ?? (await sessionCacheFolder(host, root, configuration.cacheDir));
  const exclude = configuration.workspace?.exclude ?? [];
  const readableRoot = options.readableRoot ?? (await checkoutOf(host, root));
  const files = await openSourceWorkspace(root, {
    cacheFolder: cache === undefined ? undefined : path.join(cache, 'syntax'),
    exclude,
    projects: folders,
    signal,
    progress: (done, total) => host.progress({ label: 'indexing', done, total }),
  });
  const answersFolder = cache === undefined ? undefined : path.join(cache, 'answers');
  const isKeeping = options.keepAnswers !== false && options.canonical !== true;
  const answerCache = isKeeping && answersFolder !== undefined ? openAnswerCache(answersFolder) : undefined;
  const pool = request.services.openPool({
    toolsOf: options.toolsOf,
    host,
    workspaceRoot: root,
    readableRoot,
    routerFor,
    python,
    answerCache,
    isCanonical: options.canonical,
    timeoutMs: request.timeoutMs,
    signal,
  });
  const { [Symbol.asyncDispose]: endRequest, ...parts } = request;
  return {
    root,
    readableRoot,
    files,
    routing: options.routing,
    settings: { ...DEFAULT_SETTINGS, ...configuration.relocation },
    pool,
    exclude,
    answersFolder,
    stateFolder: options.stateFolder,
    plansFolder: cache === undefined ? undefined : path.join(cache, 'plans'),
    ...parts,
    async [Symbol.asyncDispose]() {
      await pool[Symbol.asyncDispose]();
      files[Symbol.dispose]();
      await endRequest();
    },
  };
}

/** Returns a session that shares the files and servers of `open`. `options.signal` ends only this session's work. */
export function sharedSession(
  open: WorkspaceSession,
  options: SessionOptions,
): WorkspaceSession & AsyncDisposable {
  return { ...open, ...requestParts(open.root, options, withIndexing(open.configured, options.indexIo)) };
}

/** Returns the parts of a session that belong to one caller. */
function requestParts(root: string, options: SessionOptions, configured: WorkspaceSettings) {
  const { host, signal = new AbortController().signal } = options;
  const { timeoutSeconds, indexIo = 'utf-16' } = configured.configuration;
  const ownFiles = ownFilesOf(options);
  const rewards = workspaceRewards(options.reward, configured.configuration);
  const services = options.services ?? machineServices(host, root, signal);
  const history = openHistory(host, root, services.git, signal);
  const documents = openSyntaxCache(signal);
  const configuredMs = timeoutSeconds === undefined ? DEFAULT_TIMEOUT_MS : timeoutSeconds * 1000;
  return {
    host,
    opened: options,
    ownFiles,
    services,
    history,
    past: pastDocuments(history, documents),
    environment: bareEnvironment(host),
    indexIo,
    configured,
    timeoutMs: options.timeoutMs ?? configuredMs,
    signal,
    ...rewards,
    async [Symbol.asyncDispose]() {
      documents[Symbol.dispose]();
      await history[Symbol.asyncDispose]();
    },
  };
}

/** Writes the option `indexIo` into the configuration, which traces contain and replays use. */
function withIndexing(settings: WorkspaceSettings, indexIo: SessionOptions['indexIo']): WorkspaceSettings {
  if (indexIo === undefined) return settings;
  return { ...settings, configuration: { ...settings.configuration, indexIo: indexingOf(indexIo) } };
}

/** Returns the root of the checkout around a workspace; the workspace itself if Git is missing or fails. */
async function checkoutOf(host: Host, root: string): Promise<string> {
  try {
    return (await openRepository(await findGit(host, [root]), root)).root;
  } catch {
    return root;
  }
}

function ownFilesOf({ trace, ownFiles = [] }: WorkspaceOptions): ReadonlySet<string> {
  const traces = trace === undefined ? [] : [trace.file, ...Object.values(tracePaths(trace.file))];
  return new Set([...traces, ...ownFiles].map(withoutLinks));
}

/** Makes a path absolute. Resolves the links of its folder, if the folder exists. The file need not exist. */
function withoutLinks(file: string): string {
  const absolute = path.resolve(file);
  const folder = path.dirname(absolute);
  return existsSync(folder) ? path.join(realpathSync(folder), path.basename(absolute)) : absolute;
}
