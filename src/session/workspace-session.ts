import type { Recovered } from '../edit/apply/recover.ts';
import type { BundleEnvironment } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import type { Indexing } from '../model/selector.ts';
import type { ServerDefinition } from '../server/definition.ts';
import type { History } from '../sources/history.ts';
import type { ServerPool } from '../server-pool/server-pool.ts';
import type { HostServices } from './host-services.ts';
import type { LocateSession } from './locate/resolve-request.ts';
import type { WorkspaceRewardOptions, WorkspaceRewards } from './rewards/workspace-rewards.ts';
import type { WorkspaceSettings } from './settings/workspace-settings.ts';

/** The options for opening a workspace. */
export interface WorkspaceOptions {
  /** The host's `progress` receives the progress of long work, such as indexing files. */
  readonly host: Host;
  /** Cancels long work with the error E/REQUEST_CANCELLED, or with the signal's reason if it is a LanserError. */
  readonly signal?: AbortSignal | undefined;
  /**
   * A Python interpreter or environment folder. `venvPath` with `venv` in Pyright's configuration takes precedence.
   * Default: the active environment, else an environment of the project, such as `.venv`, else the first usable
   * interpreter of PATH.
   */
  readonly python?: string | undefined;
  /** The time limit of one server request; default: the configured `timeoutSeconds`, else 120 s. */
  readonly timeoutMs?: number | undefined;
  /** The unit of columns in selectors that do not specify one; default: the configured unit, else utf-16. */
  readonly indexIo?: Indexing | undefined;
  /** Names of servers to leave out, as if the configuration disabled them. */
  readonly withoutServers?: readonly string[] | undefined;
  /** True to share stored answers with other processes, unless `canonical` is true. Default: true. */
  readonly keepAnswers?: boolean | undefined;
  /**
   * True to make answers independent of earlier requests. lanser then uses answers in memory, but no answers on disk.
   * For other answers, it first resets or restarts a server that has received a query before. Default: false.
   */
  readonly canonical?: boolean | undefined;
  /** The formula and series of rewards. Default: the configured formula and no series. Then only edits are scored. */
  readonly reward?: WorkspaceRewardOptions | undefined;
  /** Records the operations for a replay without a server. Default: no recording. */
  readonly trace?: TraceOptions | undefined;
  /** Files that the caller writes while the session is open. Traces and searches for mentions of names omit them. */
  readonly ownFiles?: readonly string[] | undefined;
}

/** The options of a recording. */
export interface TraceOptions {
  /** The file of the trace. Until the workspace is closed, the trace is in `FILE.partial`. */
  readonly file: string;
  /** True to embed the contents of files. Otherwise, a replay finds them by `findVersion`. Default: true. */
  readonly embed?: boolean | undefined;
}

/** The options for opening a session for a workspace, or for a copy of an open workspace. */
export interface SessionOptions extends WorkspaceOptions {
  /** The result of the recovery that ran when the workspace was opened. Default: no edit was interrupted. */
  readonly recovered?: Recovered | undefined;
  /** Finds the Pyright package and the Python environment of a project. Default: finds them on this machine. */
  readonly toolsOf?: ServerPool['toolsOf'] | undefined;
  /** The folder around the workspace that servers may read; default: the enclosing checkout, else the workspace. */
  readonly readableRoot?: string | undefined;
  /** The folder for data that later processes use; default: the result of `sessionCacheFolder`. */
  readonly cacheFolder?: string | undefined;
  /** A folder outside the workspace for undo data. Default: in the checkout's Git directory, else in the workspace. */
  readonly stateFolder?: string | undefined;
  /** Default: the services of this machine. */
  readonly services?: HostServices | undefined;
  /** The servers; default: those of the settings, found on this machine. */
  readonly routing?: SessionRouting | undefined;
}

/** The servers of a session, instead of the servers in the settings. */
export interface SessionRouting {
  readonly definitions: readonly ServerDefinition[];
  /** Returns the absolute path of a definition's command; undefined if it is not found. */
  readonly findCommand: (command: string) => Promise<string | undefined>;
  /** The folders of the projects, relative to the workspace; default: found by the servers' `rootMarkers`. */
  readonly projects?: readonly string[] | undefined;
}

/** An open workspace with the options of one caller. */
export interface WorkspaceSession extends LocateSession, WorkspaceRewards {
  readonly pool: ServerPool;
  readonly opened: SessionOptions;
  readonly services: HostServices;
  /** The absolute paths of the trace's files and of {@link WorkspaceOptions.ownFiles}. */
  readonly ownFiles: ReadonlySet<string>;
  /** Undefined if the session uses the servers in the settings. */
  readonly routing: SessionRouting | undefined;
  /** Earlier versions of files, as bytes. */
  readonly history: History;
  /** The field `environment` of a bundle without an answer of a server. */
  readonly environment: BundleEnvironment;
  readonly configured: WorkspaceSettings;
  /** Globs, relative to the workspace, of files that lanser skips when it lists folders or expands other globs. */
  readonly exclude: readonly string[];
  /** The folder around the workspace that servers may read; absolute. */
  readonly readableRoot: string;
  /** The folder of stored answers; undefined if the session has no cache folder. */
  readonly answersFolder: string | undefined;
  readonly stateFolder: string | undefined;
  /** The folder of previewed plans; undefined if the session has no cache folder. */
  readonly plansFolder: string | undefined;
  /** The default time limit of one server request. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Options of every operation. */
export interface OperationOptions {
  /**
   * The name of the only server to use. Default: several servers for diagnostics, symbol searches and moves of files;
   * else the file's primary server or, without a file, the server with the most files.
   */
  readonly server?: string | undefined;
  /** The unit of columns in a selector that does not specify a unit; default: `indexIo` of the workspace. */
  readonly indexIo?: LocateSession['indexIo'] | undefined;
  /** The maximum number of candidates; exact candidates may exceed it. Default: the configured number, else 5. */
  readonly topK?: number | undefined;
  /** Cancels the request with the error E/REQUEST_CANCELLED, or with the signal's reason if it is a LanserError. */
  readonly signal?: AbortSignal | undefined;
  /** The time limit of one server request; default: that of the workspace. */
  readonly timeoutMs?: number | undefined;
  /**
   * The time at which the request arrived, by the host's `monotonicMs`; default: now. The answer reflects all earlier
   * writes to files. Requests with the same time may share one comparison with the disk.
   */
  readonly arrivedMs?: number | undefined;
}
