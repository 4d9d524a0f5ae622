import { recordingGit } from '../../trace/traced-git.ts';
import { rootTokens, type TokenRoot } from '../../trace/root-tokens.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { tracedError } from '../../trace/traced-error.ts';
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

/** Returns a session that records all external input of one operation. */
export function recordedSession(
  session: WorkspaceSession,
  record: OperationRecord,
  /** The key of this operation. It separates equal requests of different operations. */
  key: string,
  documents: SyntaxCache,
  /** The Git directories outside of `session.readableRoot`, as in a linked worktree. */
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
  const recorded = (pool: ServerPool, at: string, isCopy: boolean): ServerPool =>
    recordedPool({ pool, record, root: at, exclude, otherRoots, tokens, isCopy, key });
  const services: HostServices = {
    git: async () => recordingGit(await session.services.git(), tokens, log),
    async foreignFile(name, file) {
      const recordAnswer = log.request(MACHINE, FOREIGN_FILE, { name });
      const bytes = await session.services.foreignFile(name, file);
      recordAnswer({ result: bytes === undefined ? null : { content: packed(bytes) } });
      return bytes;
    },
    async recovered(atOpening) {
      const recordAnswer = log.request(MACHINE, RECOVERED, undefined);
      const recovered = await session.services.recovered(atOpening);
      recordAnswer({ result: recovered });
      return recovered;
    },
    async runTool(request) {
      const recordAnswer = log.request(MACHINE, TOOL_RUN, tokens.hide(toolParams(request)));
      try {
        const finished = await session.services.runTool(request);
        recordAnswer({ result: tokens.hide(finished) });
        return finished;
      } catch (error) {
        if (error instanceof LanserError) recordAnswer({ error: tracedError(error, tokens) });
        throw error;
      }
    },
    openPool: (options: ServerPoolOptions) =>
      recorded(session.services.openPool(options), options.workspaceRoot, true),
    attempt: () => record.attempt(),
  };
  const history = recordedHistory(session.history, log);
  return {
    ...session,
    // The recorder computes the rewards when it writes the bundles, in the order of the requests.
    rewards: undefined,
    services,
    history,
    past: pastDocuments(history, documents),
    files: recordedFiles(root, session.files, record),
    pool: recorded(session.pool, root, false),
  };
}
