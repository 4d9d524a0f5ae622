import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BundleEnvironment, ServerStatus } from '../model/bundle.ts';
import type { TracedServer } from '../model/generated/trace.ts';
import type { ServerView } from '../protocol/server-view.ts';
import { wellFormedAnswer } from '../protocol/well-formed-answer.ts';
import { quirksOf } from '../server/server-quirks.ts';
import { SHIPPED_COMMAND } from '../server/definition.ts';
import { diagnosticFact } from '../server/diagnostic-fact.ts';
import { factOf } from '../server/pyright/facts.ts';
import type { Route } from '../server/routing.ts';
import { EXCLUDED_FILE, type FrameQueue } from '../trace/frame-queue.ts';
import { openedParams } from '../trace/recording-session.ts';
import { replayingSession } from '../trace/replaying-session.ts';
import { recordedError } from '../trace/traced-error.ts';
import { recordedResult } from '../trace/traced-request.ts';
import { environmentOf } from '../trace/traced-server.ts';
import { workspacePath } from '../workspace/containment.ts';
import type { Query } from '../server-pool/query.ts';
import type { Answer, ServerHost } from '../server-pool/server-host.ts';
import { hostForFile, type ServerPool, type ServerPoolOptions } from '../server-pool/server-pool.ts';
import { ANSWER, MACHINE, OPEN, serverId, STATUS, WORKSPACE_FILES } from './recording/machine-frames.ts';
import type { ReplayRoots } from './replay-roots.ts';

export interface ReplayedPoolOptions extends Pick<ServerPoolOptions, 'readableRoot' | 'routerFor'> {
  /** The recorded servers by id. */
  readonly servers: ReadonlyMap<string, TracedServer>;
  readonly environment: Pick<BundleEnvironment, 'tool' | 'platform'>;
  readonly roots: ReplayRoots;
  readonly queue: FrameQueue;
  /** Absolute. */
  readonly root: string;
  readonly isCopy: boolean;
}

/** Creates a pool without servers. It answers requests from the recording of one operation. */
export function replayedPool(options: ReplayedPoolOptions): ServerPool {
  const { queue, root, routerFor, isCopy } = options;
  const { tokens } = options.roots;

  const machineAnswer = (method: string, params: unknown): unknown =>
    recordedResult(queue, tokens, MACHINE, method, params);

  const pool: ServerPool = {
    routerFor,
    hostFor: async (file, server) => hostForFile(pool, root, file, server),
    async hostOf(route) {
      const id = serverId(route.definition.name, workspacePath(root, route.root) ?? '.', isCopy);
      machineAnswer(OPEN, { server: id });
      return replayedHost(id, route, options, machineAnswer);
    },
    status: async () => tokens.show(machineAnswer(STATUS, undefined)) as readonly ServerStatus[],
    async toolsOf() {
      throw new TypeError('a replay has no tools');
    },
    notifyRenamed: async () => {},
    reload: async () => {},
    [Symbol.asyncDispose]: async () => {},
  };
  return pool;
}

function replayedHost(
  id: string,
  route: Route,
  { queue, servers, environment, root, readableRoot, roots: replayRoots }: ReplayedPoolOptions,
  machineAnswer: (method: string, params: unknown) => unknown,
): ServerHost {
  const server = servers.get(id);
  const { tokens, roots } = replayRoots.rootsOf(server, root, readableRoot);

  async function answer<T>({ documents, send, timeoutMs, signal }: Query<T>): Promise<Answer<T>> {
    const failure = queue.failure(id, ANSWER);
    if (failure !== undefined) throw recordedError(ANSWER, failure, replayRoots.tokens);
    if (server === undefined) {
      return queue.fail({ seq: null, event: `server ${id}`, pointer: '', got: 'a query' });
    }
    const opened = new Map(documents.map(({ file, text }) => [pathToFileURL(file).href, text]));
    for (const { file, text } of documents) {
      queue.sent(id, 'textDocument/didOpen', openedParams(pathToFileURL(file).href, text, tokens));
    }
    const limits = { timeoutMs, signal };
    const session = replayingSession(server, tokens, queue, limits, opened);
    const isPyright = route.definition.command === SHIPPED_COMMAND;
    const view: ServerView = {
      name: server.name,
      session,
      roots,
      limits,
      pullsDiagnostics: isPyright,
      quirks: quirksOf(server.name),
      fact: (uri, reported) =>
        isPyright
          ? factOf(uri, reported, roots)
          : diagnosticFact(uri, reported, roots, server.name, (message) => roots.withoutPaths(message)),
    };
    return {
      value: await wellFormedAnswer(send(view), view),
      environment: environmentOf(server, environment),
      isUnchanged: () => undefined,
    };
  }

  return {
    state: 'running',
    version: server?.version ?? null,
    answer,
    async workspaceFiles() {
      const files = tokens.show(machineAnswer(WORKSPACE_FILES, { server: id })) as readonly string[];
      return files.map((file) => path.normalize(file));
    },
    async affectsOtherAnswers(file) {
      const excluded = queue
        .states(MACHINE, EXCLUDED_FILE)
        .map((params) => JSON.stringify(tokens.show(params)));
      return excluded.includes(JSON.stringify({ server: id, file }));
    },
    notifyRenamed: async () => {},
    reload: async () => {},
    [Symbol.asyncDispose]: async () => {},
  };
}
