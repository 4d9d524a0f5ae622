import type { Recovered } from '../../edit/apply/recover.ts';
import type { BundleEnvironment } from '../../model/bundle.ts';
import type { Host } from '../../model/host.ts';
import type { Indexing } from '../../model/selector.ts';
import type { ServerDefinition } from '../../server/definition.ts';
import type { History } from '../../sources/history.ts';
import type { HostServices } from '../host-services.ts';
import type { LocateSession } from '../locate/resolve-request.ts';
import type { WorkspaceRewardOptions, WorkspaceRewards } from '../rewards/workspace-rewards.ts';
import type { ServerPool } from '../servers/server-pool.ts';
import type { WorkspaceSettings } from '../settings/workspace-settings.ts';

/** How a workspace is opened. */
export interface WorkspaceOptions {
  /** Its `progress` is told how far the index of the workspace's files is, where one is made. */
  readonly host: Host;
  /** Ends long work: bundles of E/REQUEST_CANCELLED, or of the reason where that is a LanserError. */
  readonly signal?: AbortSignal | undefined;
  /**
   * A Python interpreter, or an environment's folder; default: Pyright's configuration, then the first
   * python3 of PATH.
   */
  readonly python?: string | undefined;
  /** How long a server may take for one request; default the configuration's `timeoutSeconds`, else 120 s. */
  readonly timeoutMs?: number | undefined;
  /** What columns of selectors count by default; without it as the configuration says, else utf-16. */
  readonly indexIo?: Indexing | undefined;
  /** Names of servers that are not asked, as if the configuration disabled them. */
  readonly withoutServers?: readonly string[] | undefined;
  /** Whether answers of earlier processes are used, and new ones kept for later; default: true. */
  readonly keepAnswers?: boolean | undefined;
  /** How answers are scored; default: as the configuration says, and no series. */
  readonly reward?: WorkspaceRewardOptions | undefined;
  /** Records every operation to a file, with all that it needs to be run again without a server. */
  readonly trace?: TraceOptions | undefined;
  /** Files that the caller writes meanwhile, such as the answers: what stands in them is no text of the workspace. */
  readonly ownFiles?: readonly string[] | undefined;
}

/** How a session is recorded. */
export interface TraceOptions {
  /** The trace's file; it is there when the session has ended, and until then as `FILE.partial`. */
  readonly file: string;
  /** Whether the contents of documents are in it; else they are found in Git by their blob ids. Default: true. */
  readonly embed?: boolean | undefined;
}

/** How a session is opened: also over a copy of a workspace that is open. */
export interface SessionOptions extends WorkspaceOptions {
  /** The edit of a killed process that opening the workspace has undone; default: none. */
  readonly recovered?: Recovered | undefined;
  readonly toolsOf?: ServerPool['toolsOf'] | undefined;
  /** The tree that holds the workspace, and that its servers may read; default: the checkout around it. */
  readonly readableRoot?: string | undefined;
  /** What is kept from one process to the next; default: where the configuration and the user's system want it. */
  readonly cacheFolder?: string | undefined;
  /** A folder outside of the workspace for what undoes an edit; default: the checkout's Git directory, or the workspace. */
  readonly stateFolder?: string | undefined;
  /** Default: those of this machine. */
  readonly services?: HostServices | undefined;
  /** Which servers there are; default: those of the settings, found on this machine. */
  readonly routing?: SessionRouting | undefined;
}

export interface SessionRouting {
  readonly definitions: readonly ServerDefinition[];
  /** The absolute path of a definition's command; undefined where there is none. */
  readonly findCommand: (command: string) => Promise<string | undefined>;
  /** Folders, relative to the workspace, that are the only projects; default: root markers decide. */
  readonly projects?: readonly string[] | undefined;
}

/** An open workspace as its operations see it. */
export interface WorkspaceSession extends LocateSession, WorkspaceRewards {
  readonly pool: ServerPool;
  /** How it was opened. */
  readonly opened: SessionOptions;
  readonly services: HostServices;
  /** What is written about the workspace meanwhile, and is no text of it; absolute. */
  readonly ownFiles: ReadonlySet<string>;
  /** Which servers there are, where that is not found on this machine. */
  readonly routing: SessionRouting | undefined;
  /** Earlier versions of files, as bytes. */
  readonly history: History;
  /** What bundles say of a failure before a server is known. */
  readonly environment: BundleEnvironment;
  /** What the workspace's and the user's files say. */
  readonly configured: WorkspaceSettings;
  /** Globs of files that are left out where a folder is meant, relative to the workspace. */
  readonly exclude: readonly string[];
  /** The checkout around the workspace, absolute: links may lead there and no further. */
  readonly readableRoot: string;
  /** Where answers are kept from one process to the next; undefined where they are not. */
  readonly answersFolder: string | undefined;
  /** A folder outside of the workspace for what undoes an edit; undefined where the workspace has its own. */
  readonly stateFolder: string | undefined;
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
  /** Cancels the request, here and at the server: E/REQUEST_CANCELLED, or the reason where that is a LanserError. */
  readonly signal?: AbortSignal | undefined;
  /** How long the server may take for one request; default the configuration's `timeoutSeconds`, else 120 s. */
  readonly timeoutMs?: number | undefined;
  /**
   * When the request came, by the host's `monotonicMs`: what was written before that is seen. Default: now;
   * requests that came together may share a look at the workspace.
   */
  readonly arrivedMs?: number | undefined;
}
