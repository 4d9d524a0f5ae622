import type { Session } from '../../lsp/session.ts';
import type { ContentHash } from '../../model/brand.ts';
import type { BundleEnvironment, DiagnosticsFacts, Scope } from '../../model/bundle.ts';
import { readDiagnostics } from '../../protocol/diagnostics.ts';
import type { OperationRecord } from '../../replay/recording/operation-record.ts';
import { noteDocuments, notedSession } from './recorded-check.ts';
import {
  preparePyright,
  type PyrightOptions,
  type PyrightServer,
} from '../../session/servers/pyright-server.ts';
import { workspaceFilesOf, type WorkspaceFiles } from '../../session/servers/workspace-files.ts';

/** A Pyright server for one project. */
export interface Checker extends AsyncDisposable {
  readonly environment: BundleEnvironment;
  readonly configDigest: ContentHash | null;
  workspaceFiles(): Promise<WorkspaceFiles>;
  /** Checks the files. `record` receives all traffic between lanser and the server. */
  diagnose(files: readonly string[], scope: Scope, record?: OperationRecord): Promise<DiagnosticsFacts>;
  /**
   * Returns a checker for the same project and process whose server has forgotten all results. This checker
   * must not be used any longer.
   */
  startOver(label: string, signal: AbortSignal): Promise<Checker>;
}

export async function openChecker(options: PyrightOptions): Promise<Checker> {
  const server = await preparePyright(options);
  return checkerOver(options, server, await server.start());
}

function checkerOver({ host }: PyrightOptions, server: PyrightServer, opened: Session): Checker {
  const { root, readableRoot, roots, environment, configDigest } = server;
  const over = (session: Session): Checker => ({
    configDigest,
    environment,
    workspaceFiles: async () => workspaceFilesOf(server, session, host.platform),
    async diagnose(files, scope, record) {
      // Until then the server may still be reading its configuration.
      await server.fileCount(session);
      const { label } = server;
      const onFile = (done: number): void => host.progress({ label, done, total: files.length });
      onFile(0);
      const asked = { roots, files, readableRoot, scope, onFile };
      if (record === undefined) return readDiagnostics({ session, ...asked });
      const noted = { host, record, tree: readableRoot, root, roots, environment };
      const facts = await readDiagnostics({ session: notedSession(session, noted), ...asked });
      noteDocuments(noted, facts);
      return facts;
    },
    async startOver(label, signal) {
      server.label = label;
      return over(await server.startOver(session, signal));
    },
    [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
  });
  return over(opened);
}
