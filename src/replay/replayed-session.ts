import { documentVersion } from '../bundle/blob-id.ts';
import { isInside } from '../workspace/containment.ts';
import { unpacked } from '../trace/contents.ts';
import { OMITTED_FILES, type FrameQueue } from '../trace/frame-queue.ts';
import type { RootTokens } from '../trace/root-tokens.ts';
import { expectGit, GIT, replayingGit } from '../trace/traced-git.ts';
import { recordedResult } from '../trace/traced-request.ts';
import type { Git } from '../git/git.ts';
import type { Recovered } from '../edit/apply/recover.ts';
import type { FinishedTool } from '../session/tools/run-tool.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import type { ServerPool, ServerPoolOptions } from '../server-pool/server-pool.ts';
import type { History } from '../sources/history.ts';
import type { ChangedFile, DocumentChange, VersionSearch } from '../relocate/version-search.ts';
import type { SyntaxCache } from '../sources/syntax-cache.ts';
import { pastDocuments } from '../sources/past-documents.ts';
import type { FileWorkspace } from '../sources/source-workspace.ts';
import {
  FILE_AT_VERSION,
  BLOB,
  CHANGED_FILES,
  FOREIGN_FILE,
  LAST_VERSION,
  LATER_CHANGES,
  MACHINE,
  RECOVERED,
  TOOL_RUN,
  toolParams,
  VERSION_AT,
} from './recording/machine-frames.ts';
import { replayedFiles } from './replayed-files.ts';
import { replayedPool, type ReplayedPoolOptions } from './replayed-pool.ts';
import type { ReplayPlace } from './replay-place.ts';

export interface ReplayState extends Pick<ReplayedPoolOptions, 'servers' | 'environment' | 'roots'> {
  /** A session in the replay's folder, with servers only in a live replay. */
  readonly session: WorkspaceSession;
  readonly place: ReplayPlace;
  readonly documents: SyntaxCache;
}

/** Returns a session for one operation. Files come from the trace's snapshots, other input from its messages. */
export function replayedSession(
  { session, place, roots, servers, environment, documents }: ReplayState,
  files: FileWorkspace,
  queue: FrameQueue,
): WorkspaceSession {
  const { root, readableRoot } = session;
  const { tokens } = roots;
  const common = { queue, servers, environment, roots };
  const openPool = (options: ServerPoolOptions): ServerPool =>
    replayedPool({
      ...common,
      root: options.workspaceRoot,
      readableRoot: options.readableRoot,
      routerFor: options.routerFor,
      isCopy: true,
    });
  const history = replayedHistory(queue, tokens);
  const git = inside(readableRoot, replayingGit(tokens, queue, session.host.log), queue);
  return {
    ...session,
    history,
    past: pastDocuments(history, documents),
    files: replayedFiles(files, place, queue),
    pool: replayedPool({
      ...common,
      root,
      readableRoot,
      routerFor: (server) => session.pool.routerFor(server),
      isCopy: false,
    }),
    services: {
      async git() {
        expectGit(tokens, queue);
        return git;
      },
      notCheckedOut: async () => Number(queue.states(GIT, OMITTED_FILES)[0] ?? 0),
      foreignFile: async (name) => contentOf(answerOf(queue, tokens, MACHINE, FOREIGN_FILE, { name })),
      recovered: async () => answerOf(queue, tokens, MACHINE, RECOVERED, undefined) as Recovered,
      runTool: async (request) =>
        answerOf(queue, tokens, MACHINE, TOOL_RUN, tokens.hide(toolParams(request))) as FinishedTool,
      openPool,
      attempt: () => () => {},
    },
  };
}

/** Returns a session for one operation with real servers. Only the answers of Git come from recorded messages. */
export function liveSession(
  { session, roots, documents }: ReplayState,
  files: FileWorkspace,
  queue: FrameQueue,
): WorkspaceSession {
  const history = replayedHistory(queue, roots.tokens);
  const git = replayingGit(roots.tokens, queue, session.host.log);
  return {
    ...session,
    history,
    past: pastDocuments(history, documents),
    files,
    services: {
      ...session.services,
      notCheckedOut: async () => Number(queue.states(GIT, OMITTED_FILES)[0] ?? 0),
      async git() {
        expectGit(roots.tokens, queue);
        return git;
      },
    },
  };
}

function replayedHistory(queue: FrameQueue, tokens: RootTokens): History {
  const answer = (method: string, params: unknown): unknown => answerOf(queue, tokens, GIT, method, params);
  return {
    async bytes(blob) {
      const bytes = contentOf(answer(BLOB, { blob }));
      if (bytes === undefined || documentVersion(bytes) === blob) return bytes;
      const [expected, got] = [blob, documentVersion(bytes)];
      return queue.fail({ seq: null, event: 'earlier version', pointer: '', expected, got });
    },
    fileAtVersion: async (blob, uri, other) => versionOf(answer(FILE_AT_VERSION, { blob, uri, other })),
    versionAt: async (commit, uri) => versionOf(answer(VERSION_AT, { commit, uri })),
    lastVersion: async ({ uris, selector }) => answer(LAST_VERSION, { uris, selector }) as VersionSearch,
    laterChanges: async (version) => answer(LATER_CHANGES, version) as readonly DocumentChange[],
    async changedFiles(commit, uri) {
      const files = answer(CHANGED_FILES, { commit, uri });
      return (files as readonly ChangedFile[] | null) ?? undefined;
    },
    [Symbol.asyncDispose]: async () => {},
  };
}

function versionOf(answer: unknown): string | null | undefined {
  const { known, blob } = answer as { readonly known: boolean; readonly blob?: string | null };
  return known ? (blob ?? null) : undefined;
}

function answerOf(
  queue: FrameQueue,
  tokens: RootTokens,
  server: string,
  method: string,
  params: unknown,
): unknown {
  return tokens.show(recordedResult(queue, tokens, server, method, params));
}

function contentOf(answer: unknown): Uint8Array | undefined {
  const { content } = (answer ?? {}) as { readonly content?: unknown };
  return typeof content === 'string' ? unpacked(content) : undefined;
}

/** Rejects a repository outside the checkout, because a trace could name any folder of the machine. */
function inside(checkout: string, git: Git, queue: FrameQueue): Git {
  const run: Git['run'] = async (args, options) => {
    const result = await git.run(args, options);
    if (!args.includes('--show-toplevel') || result.exitCode !== 0) return result;
    const [root = ''] = result.stdout.toString('utf8').split('\n');
    if (isInside(checkout, root)) return result;
    return queue.fail({
      seq: null,
      event: 'repository',
      pointer: '',
      expected: 'a folder of the trace',
      got: 'a different folder',
    });
  };
  return { ...git, run, porcelain: run };
}
