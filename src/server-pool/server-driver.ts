import type { Diagnostic } from 'vscode-languageserver-protocol';
import type { Session } from '../lsp/session.ts';
import type { BundleEnvironment } from '../model/bundle.ts';
import type { ServerQuirks } from '../server/server-quirks.ts';
import type { Fact } from '../server/diagnostic-fact.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';
import type { TreeChange } from '../workspace/watched-tree.ts';

export const WATCHING = 'workspace/didChangeWatchedFiles';

/** LSP's `FileChangeType`. */
export const FILE_CHANGES = { created: 1, changed: 2, deleted: 3 } as const;

/** The operations that each kind of server implements differently, for a server of one root folder. */
export interface ServerDriver {
  readonly name: string;
  readonly roots: NamedRoots;
  languageId(file: string): string;
  /** The environment for bundles, if it is known without a session; else undefined. */
  readonly environmentBefore: BundleEnvironment | undefined;
  /** Starts a server, unless the signal aborts first. */
  start(signal: AbortSignal): Promise<Session>;
  environment(session: Session): BundleEnvironment;
  /** Folders whose changes may change answers, but which the watch of the workspace does not cover. Absolute. */
  readonly watchedFolders: readonly string[];
  /** Files outside of the workspace, existing or missing. Changes of these files may change answers. Absolute. */
  readonly watchedFiles: readonly string[];
  /** Returns true if a change to a file with this base name may change answers. */
  isWatched(name: string): boolean;
  /**
   * Returns true if the creation or deletion of this folder, even if empty, may change answers. `name` is relative to
   * the workspace or to one of `watchedFolders`; separator: `/`.
   */
  isWatchedFolder(name: string): boolean;
  /** Makes the server use changes. Returns the next session; undefined if a new driver and server are needed. */
  notifyChanges(session: Session, changes: readonly TreeChange[]): Promise<Session | undefined>;
  /** Removes the effects of earlier queries. Returns undefined if the caller must start a new server instead. */
  startOver(session: Session): Promise<Session | undefined>;
  /** Converts a reported diagnostic to a fact. `uri` is the file's name in bundles. */
  fact(uri: string, reported: Diagnostic): Fact;
  /** Returns the files that the server checks as its workspace; absolute. */
  workspaceFiles(session: Session): Promise<readonly string[]>;
  /** Known properties that the server does not announce. */
  readonly quirks: ServerQuirks;
  /** True if the server certainly supports pull diagnostics, even before it registers them. */
  readonly pullsDiagnostics: boolean;
  /** Returns a digest of what answers depend on, except the workspace and `watchedFolders`; undefined if unknown. */
  fingerprint(): Promise<string | undefined>;
  /** Returns true if opening this file is known to affect other queries. A query that opens it runs alone. */
  affectsOtherAnswers(file: string): Promise<boolean>;
  /**
   * Returns true if opening this file is known not to change the answers to other queries. If false, lanser closes
   * the file before it sends a later query that does not use the file, unless a running query uses it.
   */
  mayStayOpen(file: string): Promise<boolean>;
}
