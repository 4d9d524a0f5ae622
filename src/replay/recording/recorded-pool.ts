import { lstatSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LanserError } from '../../model/lanser-error.ts';
import type { Session } from '../../lsp/session.ts';
import type { NamedRoots } from '../../workspace/named-roots.ts';
import { sourceTree } from '../../workspace/source-tree.ts';
import { isInside, workspacePath } from '../../workspace/containment.ts';
import { openedParams, recordingSession } from '../../trace/recording-session.ts';
import type { RootTokens, TokenRoot } from '../../trace/root-tokens.ts';
import { EXCLUDED_FILE } from '../../trace/frame-queue.ts';
import { tracedError } from '../../trace/traced-error.ts';
import { requestLogger } from '../../trace/traced-request.ts';
import { tokensOf, tracedServer, withEnvironment } from '../../trace/traced-server.ts';
import type { Query } from '../../server-pool/query.ts';
import type { Answer, ServerHost } from '../../server-pool/server-host.ts';
import { hostForFile, type ServerPool } from '../../server-pool/server-pool.ts';
import { ANSWER, MACHINE, OPEN, serverId, STATUS, WORKSPACE_FILES } from './machine-frames.ts';
import type { OperationRecord } from './operation-record.ts';

export interface RecordedPoolOptions {
  readonly pool: ServerPool;
  readonly record: OperationRecord;
  /** The absolute path of the folder that contains the roots of the pool's servers. */
  readonly root: string;
  readonly exclude: readonly string[];
  /** Folders, in addition to those in {@link NamedRoots}, whose paths become tokens such as `${home}`. */
  readonly otherRoots: readonly TokenRoot[];
  readonly tokens: RootTokens;
  /** True for the servers of a temporary copy of the workspace. */
  readonly isCopy: boolean;
  /** A key of the operation, so that equal requests of different operations do not share an answer. */
  readonly key: string;
}

/** Wraps a pool of servers, and records the requests of one operation. */
export function recordedPool(options: RecordedPoolOptions): ServerPool {
  const { pool, record, root, tokens, isCopy } = options;
  const logRequest = requestLogger(record.log, tokens);

  async function noteTree(): Promise<void> {
    const types = pool.routerFor(undefined).definitions.flatMap(({ fileTypes }) => fileTypes);
    record.noteSeen(await sourceTree(root, [...new Set(types)], options.exclude));
  }

  /** Records the root markers in the folders above a file, because they determine a server's root. */
  function noteMarkers(file: string): void {
    if (isCopy) return;
    const markers = new Set(pool.routerFor(undefined).definitions.flatMap(({ rootMarkers }) => rootMarkers));
    for (let at = path.dirname(file); isInside(root, at); at = path.dirname(at)) {
      for (const marker of markers) noteMarker(path.join(at, marker));
    }
  }

  function noteMarker(file: string): void {
    const stats = statsOf(file);
    const name = workspacePath(root, file);
    if (stats === undefined || name === undefined) return;
    record.noteSeen([stats.isDirectory() ? `${name}/` : name]);
  }

  const recorded: ServerPool = {
    ...pool,
    routerFor(server) {
      if (!isCopy) record.meanwhile(noteTree());
      return pool.routerFor(server);
    },
    async hostFor(file, server) {
      noteMarkers(file);
      return hostForFile({ ...recorded, routerFor: (name) => pool.routerFor(name) }, root, file, server);
    },
    async hostOf(route) {
      noteMarkers(path.join(route.root, 'any'));
      const serverRoot = workspacePath(root, route.root) ?? '.';
      const id = serverId(route.definition.name, serverRoot, isCopy);
      const open = async (): Promise<ServerHost> => pool.hostOf(route);
      const host = await logRequest(MACHINE, OPEN, { server: id }, open, () => null);
      return recordedHost(host, id, serverRoot, options);
    },
    status: async () =>
      logRequest(
        MACHINE,
        STATUS,
        undefined,
        async () => pool.status(),
        (servers) => tokens.hide(servers),
      ),
  };
  return recorded;
}

function statsOf(file: string): ReturnType<typeof lstatSync> | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** A cache of the tokens of named roots, whose paths do not change. */
const NAMED = new WeakMap<NamedRoots, ReturnType<typeof tokensOf>>();

function recordedHost(
  host: ServerHost,
  id: string,
  serverRoot: string,
  { record, otherRoots, key, tokens: plain }: RecordedPoolOptions,
): ServerHost {
  const real = new WeakMap<Session, Session>();
  const machineTokens = new WeakMap<Session, RootTokens>();

  async function answer<T>(query: Query<T>): Promise<Answer<T>> {
    const { log } = record;
    const start = log.frames.length;
    let failure: unknown;
    try {
      const answered = await host.answer({
        ...query,
        key: `${query.key} ${key}`,
        isCacheable: false,
        send: async (view) => {
          // The pool repeats a query if the workspace has changed. The log contains only the last attempt.
          log.rewind(start);
          const named = NAMED.get(view.roots) ?? tokensOf(view.roots, otherRoots);
          NAMED.set(view.roots, named);
          const { tokens } = named;
          const session = recordingSession(view.session, id, tokens, log);
          real.set(session, view.session);
          machineTokens.set(session, tokens);
          record.noteServer(tracedServer({ id, name: view.name, root: serverRoot }, view.session, named));
          for (const { file, text } of query.documents) {
            const params = openedParams(pathToFileURL(file).href, text, tokens);
            log.notification('sent', id, 'textDocument/didOpen', params);
          }
          try {
            return await query.send({ ...view, session });
          } catch (error) {
            failure = error;
            throw error;
          }
        },
      });
      const server = record.servers.get(id);
      if (server !== undefined) record.noteServer(withEnvironment(server, answered.environment));
      return answered;
    } catch (error) {
      // Errors of the query's own code are not recorded, because a replay runs this code again.
      const isOfQuery = failure !== undefined && (error === failure || (error as Error).cause === failure);
      if (!isOfQuery && error instanceof LanserError) {
        log.rewind(start);
        log.request(id, ANSWER, undefined)({ error: tracedError(error, plain) });
      }
      throw error;
    }
  }

  return {
    ...host,
    get state() {
      return host.state;
    },
    get version() {
      return host.version;
    },
    answer,
    async affectsOtherAnswers(file) {
      const isExcluded = await host.affectsOtherAnswers(file);
      const params = { server: id, file: plain.hidePaths(file) };
      if (isExcluded) record.log.notification('received', MACHINE, EXCLUDED_FILE, params);
      return isExcluded;
    },
    async workspaceFiles(session) {
      const tokens = machineTokens.get(session) ?? plain;
      const list = async (): Promise<readonly string[]> => host.workspaceFiles(real.get(session) ?? session);
      const logRequest = requestLogger(record.log, tokens);
      return logRequest(MACHINE, WORKSPACE_FILES, { server: id }, list, (files) => tokens.hidePaths(files));
    },
  };
}
