import type { Session } from '../../lsp/session.ts';
import { type SupervisorState } from '../../lsp/supervisor.ts';
import type { BundleEnvironment } from '../../model/bundle.ts';
import type { Host } from '../../model/host.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { Question } from './question.ts';
import type { ServerUnit } from './server-unit.ts';
export interface Answer<T> {
    readonly value: T;
    readonly environment: BundleEnvironment;
    /** Whether a file is still as the server was told; undefined for one that nobody watches. */
    readonly isUnchanged: (file: string) => boolean | undefined;
    /** Counts the states of the workspace: answers of one state have one number. */
    readonly generation: number;
}
/** One server over one root, kept alive and told of every change before it is believed. */
export interface ServerHost extends AsyncDisposable {
    readonly state: SupervisorState;
    readonly version: string | null;
    /** What of its root belongs to its diagnostics; absolute. */
    workspaceFiles(session: Session): Promise<readonly string[]>;
    /**
     * @throws LanserError E/LS_CRASH, E/LS_TIMEOUT, E/REQUEST_CANCELLED, E/CONTENT_MODIFIED, E/INTERRUPTED,
     * and whatever the question throws.
     */
    answer<T>(question: Question<T>): Promise<Answer<T>>;
    /** Forgets every answer; the next question is put to a new server. */
    reload(): Promise<void>;
}
export interface ServerHostOptions {
    readonly host: Host;
    /** The workspace's folder, which is watched whole: projects of it may use each other's files. */
    readonly workspaceRoot: string;
    /** The tree around it, into which links are followed. */
    readonly readableRoot: string;
    readonly makeUnit: () => Promise<ServerUnit>;
    /** Where answers are kept for later processes. */
    readonly kept: KeptAnswers | undefined;
    readonly signal: AbortSignal;
}
export declare function openServerHost(options: ServerHostOptions): Promise<ServerHost>;
