import type { InitializeResult, ServerCapabilities } from 'vscode-languageserver-protocol';
import type { Host } from '../model/host.ts';
import type { Janitor } from '../workspace/janitor.ts';
import { type Connection } from './connection.ts';
import type { RequestOptions } from './deadline.ts';
import { type Documents } from './documents.ts';
import { type ProposedEdits } from './proposed-edits.ts';
import { type PublishedDiagnostics } from './published-diagnostics.ts';
import { type LaunchPlan } from './server-process.ts';
import { type WorkInProgress } from './work-in-progress.ts';
export interface SessionOptions {
    readonly host: Host;
    readonly janitor: Janitor;
    readonly launch: LaunchPlan;
    /** Absolute path of the workspace's root. */
    readonly root: string;
    /** The answer to `workspace/configuration` for one section. */
    readonly settings: (section: string | undefined) => unknown;
    readonly initializationOptions?: unknown;
    /** Every `window/logMessage` of the server. */
    readonly onLog?: (message: string) => void;
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
}
/** An initialized server. Disposal shuts it down and, where it does not end, kills it. */
export interface Session extends AsyncDisposable {
    readonly capabilities: ServerCapabilities;
    /** What the server says of itself; many say nothing. */
    readonly serverInfo: InitializeResult['serverInfo'];
    /** Whether the server has registered this method so far. */
    hasRegistered(method: string): boolean;
    /** What the server said of a method with each registration of it. */
    registeredOptions(method: string): readonly unknown[];
    /** Resolves when the server has registered this method; servers may do so long after `initialize`. */
    registered(method: string): Promise<void>;
    readonly work: WorkInProgress;
    readonly published: PublishedDiagnostics;
    readonly proposed: ProposedEdits;
    readonly connection: Connection;
    readonly documents: Documents;
    readonly requestOptions: RequestOptions;
    /**
     * Closes every document, takes the workspace folder away and gives it to the server anew: what
     * it had found out is forgotten, and only its compiled code stays warm. The result lives on the
     * same process, with a signal of its own; this session must not be used any longer.
     */
    startOver(signal: AbortSignal): Promise<Session>;
    /** Kills the server at once; disposal asks it to end first. */
    abandon(): Promise<void>;
}
export declare function openSession(options: SessionOptions): Promise<Session>;
