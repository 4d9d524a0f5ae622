import { changedWhenOpened } from '../lsp/documents.ts';
import type { Session } from '../lsp/session.ts';
import type { ContentHash } from '../model/brand.ts';
import type { BundleEnvironment, DiagnosticsFacts, Scope } from '../model/bundle.ts';
import { readDiagnostics } from '../protocol/diagnostics.ts';
import type { OperationRecord } from '../replay/recording/operation-record.ts';
import { preparePyright, type AnnouncedFiles, type PyrightOptions } from '../server-pool/pyright-server.ts';
import { includedFiles, workspaceFilesOf, type WorkspaceFiles } from '../server-pool/workspace-files.ts';
import { recordDocuments, recordedProjectSession } from './recorded-check.ts';

/** A checker of one project, with a Pyright server. A server's program is its parsed files and evaluated types. */
export interface Checker extends AsyncDisposable {
  readonly environment: BundleEnvironment;
  readonly configDigest: ContentHash | null;
  /** Returns the project's files. Compares their number with the server's count; see {@link workspaceFilesOf}. */
  workspaceFiles(): Promise<WorkspaceFiles>;
  /** Returns the project's files without this comparison; see {@link includedFiles}. */
  includedFiles(): Promise<WorkspaceFiles>;
  /**
   * Checks files (absolute paths) that are not open yet, and leaves them open. `record` receives the messages of this
   * check between lanser and the server, and the versions of the files.
   */
  diagnose(files: readonly string[], scope: Scope, record?: OperationRecord): Promise<DiagnosticsFacts>;
  /**
   * Checks files in Pyright's current program, and leaves them open. The result can depend on earlier checks.
   *
   * @param isChanged true if any of these files has changed since the last check. Changes of other files must be
   * announced.
   */
  diagnoseMore(files: readonly string[], isChanged: boolean): Promise<DiagnosticsFacts>;
  /**
   * Notifies the server of file changes, and closes deleted documents. Changed and created files must not be open.
   * Returns false if the server has not registered for notifications.
   */
  announce(files: AnnouncedFiles): Promise<boolean>;
  /** Returns true if Pyright uses the changed content of a file (absolute) after a notification. */
  isNoticed(file: string): boolean;
  /** Returns true if Pyright has read files in `readableRoot` through links. It ignores notifications about them. */
  hasReadLinks(): boolean;
  /** Returns a checker with a new program in the same process. The old checker must not be used afterwards. */
  startOver(label: string, signal: AbortSignal): Promise<Checker>;
  /**
   * Returns a checker of the same program, in which Pyright evaluates all types again. Since the last check, no
   * file may have been created or deleted. Contents may have changed only in announced files, and in files that the
   * old or the new checker opens.
   */
  evaluateAnew(label: string, signal: AbortSignal): Promise<Checker>;
}

export async function openChecker(options: PyrightOptions): Promise<Checker> {
  const { host } = options;
  const server = await preparePyright(options);
  const { root, readableRoot, roots, environment, configDigest } = server;
  const over = (session: Session, documents = session.documents): Checker => ({
    configDigest,
    environment,
    workspaceFiles: async () => workspaceFilesOf(server, session, host.platform),
    includedFiles: async () => includedFiles(server, host.platform),
    async diagnose(files, scope, record) {
      // The check needs the configuration. The server logs the file count after it has read the configuration.
      await server.fileCount(session);
      const { label } = server;
      const onFile = (done: number): void => host.progress({ label, done, total: files.length });
      onFile(0);
      const request = { roots, files, readableRoot, scope, onFile };
      if (record === undefined) return readDiagnostics({ session: { ...session, documents }, ...request });
      const recorded = { host, record, tree: readableRoot, root, roots, environment };
      const facts = await readDiagnostics({ session: recordedProjectSession(session, recorded), ...request });
      recordDocuments(recorded, facts);
      return facts;
    },
    async diagnoseMore(files, isChanged) {
      const { documents: kept } = session;
      const opened = isChanged ? changedWhenOpened(kept) : kept;
      const open: typeof kept.open = async (uri, ...document) =>
        kept.textOf(uri) === undefined ? opened.open(uri, ...document) : kept.sync(uri, ...document);
      const scope = { kind: 'files' as const, files: files.map((file) => roots.nameOf(file)) };
      const given = { ...session, documents: { ...kept, open } };
      return readDiagnostics({ session: given, roots, files, readableRoot, scope, onFile: () => {} });
    },
    announce: async (files) => server.announce(session, files),
    isNoticed: (file) => server.isNoticed(file),
    hasReadLinks: () => server.hasReadLinks(),
    async startOver(label, signal) {
      server.label = label;
      return over(await server.startOver(session, signal));
    },
    async evaluateAnew(label, signal) {
      server.label = label;
      await session.documents.closeAll();
      const requestOptions = { ...session.requestOptions, signal };
      return over({ ...session, requestOptions }, changedWhenOpened(session.documents));
    },
    [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
  });
  return over(await server.start());
}

/** A checker whose server starts at the first use. */
export interface LazyChecker extends AsyncDisposable {
  get(): Promise<Checker>;
  /** Returns a checker with a new program. The previous checker must not be used afterwards. */
  startOver(signal: AbortSignal): Promise<Checker>;
  /**
   * Returns a checker without evaluated types, for a check of only `files` (absolute). If the last check began with a
   * new program, the checker may keep parsed files. The previous checker must not be used afterwards.
   */
  evaluateAnew(files: readonly string[], signal: AbortSignal): Promise<Checker>;
}

export function lazyChecker(options: PyrightOptions): LazyChecker {
  const label = `${options.label} again`;
  let opened: Promise<Checker> | undefined;
  let isFresh = true;
  async function again(signal: AbortSignal, keepsParsedFiles: boolean): Promise<Checker> {
    isFresh = opened === undefined || !keepsParsedFiles;
    if (opened === undefined) return (opened = openChecker({ ...options, label, signal }));
    const checker = await opened;
    const next = await (isFresh ? checker.startOver(label, signal) : checker.evaluateAnew(label, signal));
    opened = Promise.resolve(next);
    return next;
  }
  return {
    get: async () => (opened ??= openChecker(options)),
    startOver: async (signal) => again(signal, false),
    evaluateAnew: async (_, signal) => again(signal, isFresh),
    async [Symbol.asyncDispose]() {
      await (await opened?.catch(() => undefined))?.[Symbol.asyncDispose]();
    },
  };
}
