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
  /** Its `progress` receives the progress of indexing the workspace's files. */
  readonly host: Host;
  /** Ends long work: bundles with E/REQUEST_CANCELLED, or with the signal's reason if that is a LanserError. */
  readonly signal?: AbortSignal | undefined;
  /**
   * A Python interpreter, or an environment's folder; default: Pyright's configuration, then the first
   * python3 of PATH.
   */
  readonly python?: string | undefined;
  /** How long a server may take for one request; default the configuration's `timeoutSeconds`, else 120 s. */
  readonly timeoutMs?: number | undefined;
  /** The default unit of columns in selectors; default: the configuration's, else utf-16. */
  readonly indexIo?: Indexing | undefined;
  /** Names of servers to leave out, as if the configuration disabled them. */
  readonly withoutServers?: readonly string[] | undefined;
  /** Uses answers of earlier processes and keeps new ones for later; default: true. */
  readonly keepAnswers?: boolean | undefined;
  /** How answers are scored; default: by the configuration, without a series. */
  readonly reward?: WorkspaceRewardOptions | undefined;
  /** Records every operation to a file, with everything that a replay without a server needs. */
  readonly trace?: TraceOptions | undefined;
  /** Files that the caller writes meanwhile, such as the answers. They are not part of the workspace. */
  readonly ownFiles?: readonly string[] | undefined;
}

/** How a session is recorded. */
export interface TraceOptions {
  /** The trace's file. Until the session ends it is `FILE.partial`. */
  readonly file: string;
  /** Embeds the contents of documents; otherwise a replay finds them in Git by blob id. Default: true. */
  readonly embed?: boolean | undefined;
}

/** How a session is opened: also over a copy of a workspace that is open. */
export interface SessionOptions extends WorkspaceOptions {
  /** The edit of a killed process that opening the workspace has undone; default: none. */
  readonly recovered?: Recovered | undefined;
  readonly toolsOf?: ServerPool['toolsOf'] | undefined;
  /** The tree that holds the workspace, and that its servers may read; default: the checkout around it. */
  readonly readableRoot?: string | undefined;
  /** The folder for data that later processes use; default: the configuration's, else the system's cache folder. */
  readonly cacheFolder?: string | undefined;
  /** A folder outside of the workspace for what undoes an edit; default: the checkout's Git directory, or the workspace. */
  readonly stateFolder?: string | undefined;
  /** Default: those of this machine. */
  readonly services?: HostServices | undefined;
  /** The servers; default: those of the settings, found on this machine. */
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
  /** Files that lanser writes meanwhile, which are not part of the workspace; absolute. */
  readonly ownFiles: ReadonlySet<string>;
  /** The servers, if they do not come from the settings and this machine. */
  readonly routing: SessionRouting | undefined;
  /** Earlier versions of files, as bytes. */
  readonly history: History;
  /** The environment in bundles of failures before a server is known. */
  readonly environment: BundleEnvironment;
  /** The settings of the workspace and of the user. */
  readonly configured: WorkspaceSettings;
  /** Globs of files that are left out where a folder is meant, relative to the workspace. */
  readonly exclude: readonly string[];
  /** The checkout around the workspace, absolute: links may lead there and no further. */
  readonly readableRoot: string;
  /** The folder of answers for later processes; undefined if none are kept. */
  readonly answersFolder: string | undefined;
  /** A folder outside of the workspace for what undoes an edit; undefined where the workspace has its own. */
  readonly stateFolder: string | undefined;
  /** The folder of previewed plans; undefined if none are kept. */
  readonly plansFolder: string | undefined;
  readonly timeoutMs: number;
  /** Ends everything. */
  readonly signal: AbortSignal;
}

/** Options of every operation. */
export interface OperationOptions {
  /** The server to ask, by name; default: the file's primary server. */
  readonly server?: string | undefined;
  /** The unit of columns in the selector; default: the configuration's, else utf-16. */
  readonly indexIo?: LocateSession['indexIo'] | undefined;
  /** How many candidates are shown; default the configuration's, else 5. */
  readonly topK?: number | undefined;
  /** Cancels the request, here and at the server: E/REQUEST_CANCELLED, or the signal's reason if that is a LanserError. */
  readonly signal?: AbortSignal | undefined;
  /** How long the server may take for one request; default the configuration's `timeoutSeconds`, else 120 s. */
  readonly timeoutMs?: number | undefined;
  /**
   * When the request arrived, by the host's `monotonicMs`; its answer sees all earlier writes. Default: now.
   * Requests that arrived together may share a look at the workspace.
   */
  readonly arrivedMs?: number | undefined;
}
