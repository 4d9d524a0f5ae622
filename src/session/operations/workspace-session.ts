import type { Host } from '../../model/host.ts';
import type { LocateSession } from '../locate/resolve-request.ts';
import type { ServerPool } from '../servers/server-pool.ts';
import type { WorkspaceSettings } from '../settings/workspace-settings.ts';

/** How a workspace is opened. */
export interface WorkspaceOptions {
  /** Its `progress` is told how far the index of the workspace's files is, where one is made. */
  readonly host: Host;
  /** Ends long work; what was asked for is then a bundle of E/INTERRUPTED. */
  readonly signal?: AbortSignal | undefined;
  /**
   * A Python interpreter, or an environment's folder; default: Pyright's configuration, then the first
   * python3 of PATH.
   */
  readonly python?: string | undefined;
  /** How long a server may take for one request; default the configuration's `timeoutSeconds`, else 120 s. */
  readonly timeoutMs?: number | undefined;
  /** Whether answers of earlier processes are used, and new ones kept for later; default: true. */
  readonly keepAnswers?: boolean | undefined;
}

/** How a session is opened: also over a copy of a workspace that is open. */
export interface SessionOptions extends WorkspaceOptions {
  readonly toolsOf?: ServerPool['toolsOf'] | undefined;
  /** The tree that holds the workspace, and that its servers may read; default: the checkout around it. */
  readonly readableRoot?: string | undefined;
}

/** An open workspace as its operations see it. */
export interface WorkspaceSession extends LocateSession {
  readonly pool: ServerPool;
  /** What the workspace's and the user's files say. */
  readonly configured: WorkspaceSettings;
  /** Globs of files that are left out where a folder is meant, relative to the workspace. */
  readonly exclude: readonly string[];
  /** The checkout around the workspace, absolute: links may lead there and no further. */
  readonly readableRoot: string;
  /** Where answers are kept from one process to the next; undefined where they are not. */
  readonly answersFolder: string | undefined;
  /** Where plans are kept that were previewed; undefined where they are not. */
  readonly plansFolder: string | undefined;
  readonly timeoutMs: number;
  /** Ends everything. */
  readonly signal: AbortSignal;
}

/** What every operation takes. */
export interface OperationOptions {
  /** The server to ask, by name; default: the file's primary server. */
  readonly server?: string | undefined;
  /** What columns of the selector count where it does not say: default the configuration's, else utf-16. */
  readonly indexIo?: LocateSession['indexIo'] | undefined;
  /** How many candidates are shown; default the configuration's, else 5. */
  readonly topK?: number | undefined;
  /** Ends the request, with E/INTERRUPTED or the signal's own reason; the server is told. */
  readonly signal?: AbortSignal | undefined;
  /** How long the server may take for one request; default the configuration's `timeoutSeconds`, else 120 s. */
  readonly timeoutMs?: number | undefined;
  /**
   * When the request came, by the host's `monotonicMs`: what was written before that is seen. Default: now;
   * requests that came together may share a look at the workspace.
   */
  readonly arrivedMs?: number | undefined;
}
