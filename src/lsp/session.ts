// lsp/ is the client side of the protocol: the server's process, the connection, the open documents and the
// shutdown. It does not depend on any particular server.
import { pathToFileURL } from 'node:url';
import type {
  ApplyWorkspaceEditParams,
  ConfigurationParams,
  InitializeResult,
  LogMessageParams,
  PublishDiagnosticsParams,
  RegistrationParams,
  ServerCapabilities,
  UnregistrationParams,
} from 'vscode-languageserver-protocol';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Janitor } from '../workspace/janitor.ts';
import { initializeParams } from './client-capabilities.ts';
import { connect, shutDown, type Connection } from './connection.ts';
import type { RequestOptions } from './deadline.ts';
import { type Documents, trackDocuments } from './documents.ts';
import { proposedEdits, type ProposedEdits } from './proposed-edits.ts';
import { negotiatedUnit } from './position-encoding.ts';
import { publishedDiagnostics, type PublishedDiagnostics } from './published-diagnostics.ts';
import { trackRegistrations } from './registrations.ts';
import { type LaunchPlan, spawnServer } from './server-process.ts';
import { inUtf16 } from './utf16-session.ts';

export interface SessionOptions {
  readonly host: Host;
  readonly janitor: Janitor;
  readonly launch: LaunchPlan;
  /** The absolute path of the only workspace folder. */
  readonly root: string;
  /** Returns the settings of one section, or all settings, for `workspace/configuration`. */
  readonly settings: (section: string | undefined) => unknown;
  readonly initializationOptions?: unknown;
  /** Receives every `window/logMessage` of the server. */
  readonly onLog?: (message: string) => void;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/**
 * An initialized server. Disposal requests a shutdown, and kills the process if it does not exit in time. If the
 * signal of {@link SessionOptions} is aborted, disposal kills the process at once.
 */
export interface Session extends AsyncDisposable {
  readonly capabilities: ServerCapabilities;
  /** The server's name and version, if it reports them. */
  readonly serverInfo: InitializeResult['serverInfo'];
  /** Returns true if the server currently has a registration for this method. */
  hasRegistered(method: string): boolean;
  /** Returns the options of each current registration of a method. */
  registeredOptions(method: string): readonly unknown[];
  /** Resolves when the server has registered this method, which may be long after `initialize`. */
  registered(method: string): Promise<void>;
  readonly work: WorkInProgress;
  readonly published: PublishedDiagnostics;
  readonly proposed: ProposedEdits;
  readonly connection: Connection;
  readonly documents: Documents;
  readonly requestOptions: RequestOptions;
  /**
   * Closes every document, removes the workspace folder, and adds it again, so that the server discards its results.
   * The returned session uses the same process, and the given signal for its requests. The old session must not be
   * used afterwards.
   */
  startOver(signal: AbortSignal): Promise<Session>;
  /** Kills the server at once, without the shutdown request of disposal. */
  abandon(): Promise<void>;
}

export async function openSession(options: SessionOptions): Promise<Session> {
  const process = spawnServer(options.host, options.launch, options.janitor);
  const folder = { uri: pathToFileURL(options.root).href, name: 'workspace' };
  const registrations = trackRegistrations();
  const work = workInProgress();
  const published = publishedDiagnostics();
  const proposed = proposedEdits();
  const connection = connect(process, {
    requests: {
      'workspace/configuration': (params) =>
        (params as ConfigurationParams).items.map((item) => options.settings(item.section) ?? null),
      'workspace/workspaceFolders': () => [folder],
      'client/registerCapability': (params) => {
        registrations.add(params as RegistrationParams);
        return null;
      },
      'client/unregisterCapability': (params) => {
        registrations.remove(params as UnregistrationParams);
        return null;
      },
      'window/workDoneProgress/create': () => null,
      'window/showMessageRequest': () => null,
      'workspace/diagnostic/refresh': () => null,
      'workspace/semanticTokens/refresh': () => null,
      'workspace/inlayHint/refresh': () => null,
      'workspace/codeLens/refresh': () => null,
      'workspace/inlineValue/refresh': () => null,
      'workspace/foldingRange/refresh': () => null,
      'window/showDocument': () => ({ success: false }),
      'workspace/applyEdit': (params) => proposed.onApplyEdit(params as ApplyWorkspaceEditParams),
    },
    notifications: {
      'window/logMessage': (params) => options.onLog?.((params as LogMessageParams).message),
      '$/progress': (params) => work.onProgress(params as ProgressParams),
      'textDocument/publishDiagnostics': (params) => published.onPublish(params as PublishDiagnosticsParams),
    },
  });
  const requestOptions: RequestOptions = { timeoutMs: options.timeoutMs, signal: options.signal };
  const end = async (gracefully: boolean): Promise<void> => {
    if (gracefully && !options.signal.aborted) await shutDown(connection, process.exited);
    process.kill();
    await process.exited;
    connection.close();
  };
  let ended: Promise<void> | undefined;
  const endOnce = async (gracefully: boolean): Promise<void> => {
    ended ??= end(gracefully);
    await ended;
  };
  const sessionWith = (answer: InitializeResult, limits: RequestOptions): Session => {
    const documents = trackDocuments(connection, limits);
    const session: Session = {
      capabilities: answer.capabilities,
      serverInfo: answer.serverInfo,
      work,
      published,
      proposed,
      hasRegistered: (method) => registrations.has(method),
      registeredOptions: (method) => registrations.options(method),
      registered: async (method) => registrations.wait(method),
      connection,
      documents,
      requestOptions: limits,
      async startOver(signal) {
        const next = { ...limits, signal };
        await documents.closeAll();
        for (const event of [
          { added: [], removed: [folder] },
          { added: [folder], removed: [] },
        ]) {
          await connection.notify('workspace/didChangeWorkspaceFolders', { event }, next);
        }
        return sessionWith(answer, next);
      },
      abandon: async () => endOnce(false),
      [Symbol.asyncDispose]: async () => endOnce(true),
    };
    return inUtf16(session, negotiatedUnit(answer));
  };
  try {
    const result = await connection.request<InitializeResult>(
      'initialize',
      initializeParams(folder, globalThis.process.pid, options.initializationOptions),
      requestOptions,
    );
    if (!isInitialized(result)) throw noProtocol();
    await connection.notify('initialized', {}, requestOptions);
    return sessionWith(result, requestOptions);
  } catch (error) {
    // LSP allows a shutdown request only after the initialization, which may have failed.
    await endOnce(false);
    throw error;
  }
}

function isInitialized(result: InitializeResult | null): result is InitializeResult {
  return typeof result?.capabilities === 'object' && result.capabilities !== null;
}

function noProtocol(): LanserError {
  const message = "The language server's response to initialize has no capabilities.";
  return new LanserError('E/LS_CRASH', message, { method: 'initialize' }, { hint: 'choose-server' });
}

interface ProgressParams {
  readonly token: string | number;
  readonly value: unknown;
}

/** The state of the work that a server reports by `$/progress`, such as indexing. */
interface WorkInProgress {
  readonly onProgress: (params: ProgressParams) => void;
  /** True if the server has reported the start of some work but not its end. */
  readonly busy: boolean;
  /** Resolves when no work is in progress. */
  idle(): Promise<void>;
}

function workInProgress(): WorkInProgress {
  const active = new Set<string | number>();
  let waiting: (() => void)[] = [];
  return {
    onProgress({ token, value }) {
      const kind: unknown = (value as { readonly kind?: unknown } | null)?.kind;
      if (kind === 'begin') active.add(token);
      if (kind === 'end') active.delete(token);
      if (active.size > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    get busy() {
      return active.size > 0;
    },
    async idle() {
      if (active.size === 0) return;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    },
  };
}
