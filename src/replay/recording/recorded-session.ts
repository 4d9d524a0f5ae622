import { NO_GIT, OMITTED_FILES } from '../../trace/frame-queue.ts';
import { tracedError } from '../../trace/traced-error.ts';
import { GIT, recordingGit } from '../../trace/traced-git.ts';
import { rootTokens, type RootTokens, type TokenRoot } from '../../trace/root-tokens.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { requestLogger } from '../../trace/traced-request.ts';
import { packed } from '../../trace/contents.ts';
import type { WorkspaceSession } from '../../session/workspace-session.ts';
import { pastDocuments } from '../../sources/past-documents.ts';
import type { SyntaxCache } from '../../sources/syntax-cache.ts';
import type { ServerPool, ServerPoolOptions } from '../../server-pool/server-pool.ts';
import type { HostServices } from '../../session/host-services.ts';
import { FOREIGN_FILE, MACHINE, RECOVERED, TOOL_RUN, toolParams } from './machine-frames.ts';
import { foldersOf } from './personal-folders.ts';
import type { OperationRecord } from './operation-record.ts';
import { recordedFiles } from './recorded-files.ts';
import { recordedHistory } from './recorded-history.ts';
import { recordedPool } from './recorded-pool.ts';

/** A member `message` of pretty-printed JSON. */
const MESSAGE = /("message": "(?:[^"\\\n]|\\.)*")/u;

function hiddenOutput(output: string, tool: string, tokens: RootTokens): string {
  const parts = tool === 'pyright' || tool === 'ruff' ? output.split(MESSAGE) : [output];
  return parts.map((part, at) => (at % 2 === 0 ? tokens.hide(part) : tokens.hideMessage(part))).join('');
}

/** Returns a session that records all external input of one operation. */
export function recordedSession(
  session: WorkspaceSession,
  record: OperationRecord,
  key: string,
  documents: SyntaxCache,
  gitFolders: readonly TokenRoot[],
): WorkspaceSession {
  const { root, exclude } = session;
  const otherRoots = [...foldersOf(session.host), ...gitFolders];
  const tokens = rootTokens([
    { token: 'workspace', path: root },
    ...(session.readableRoot === root ? [] : [{ token: 'repository', path: session.readableRoot }]),
    ...otherRoots,
  ]);
  const { log } = record;
  const logRequest = requestLogger(log, tokens);
  const recorded = (pool: ServerPool, at: string, isCopy: boolean): ServerPool =>
    recordedPool({ pool, record, root: at, exclude, otherRoots, tokens, isCopy, key });
  const services: HostServices = {
    async git() {
      try {
        return recordingGit(await session.services.git(), tokens, log);
      } catch (error) {
        if (error instanceof LanserError)
          log.notification('received', GIT, NO_GIT, tracedError(error, tokens));
        throw error;
      }
    },
    foreignFile: async (name, file) =>
      logRequest(
        MACHINE,
        FOREIGN_FILE,
        { name },
        async () => session.services.foreignFile(name, file),
        (bytes) => (bytes === undefined ? null : { content: packed(bytes) }),
      ),
    async notCheckedOut(file) {
      const files = await session.services.notCheckedOut(file);
      if (files > 0) log.notification('received', GIT, OMITTED_FILES, files);
      return files;
    },
    recovered: async (atOpening) =>
      logRequest(MACHINE, RECOVERED, undefined, async () => session.services.recovered(atOpening)),
    runTool: async (request) =>
      logRequest(
        MACHINE,
        TOOL_RUN,
        tokens.hide(toolParams(request)),
        async () => session.services.runTool(request),
        ({ version, output }) => ({ version, output: hiddenOutput(output, request.adapter.name, tokens) }),
      ),
    openPool: (options: ServerPoolOptions) =>
      recorded(session.services.openPool(options), options.workspaceRoot, true),
    attempt: () => record.attempt(),
  };
  const history = recordedHistory(session.history, logRequest);
  return {
    ...session,
    // Operations compute no reward, because the recorder computes all rewards in the order of the operations.
    rewards: undefined,
    services,
    history,
    past: pastDocuments(history, documents),
    files: recordedFiles(session, record),
    pool: recorded(session.pool, root, false),
  };
}
