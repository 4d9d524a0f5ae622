import type { Diagnostic } from 'vscode-languageserver-protocol';
import type { Session } from '../../lsp/session.ts';
import type { BundleEnvironment } from '../../model/bundle.ts';
import type { ServerQuirks } from '../../server/server-quirks.ts';
import type { Fact } from '../../server/diagnostic-fact.ts';
import type { NamedRoots } from '../../workspace/named-roots.ts';
import type { TreeChange } from '../../workspace/watched-tree.ts';

/** How one server over one root is started and told what happens: what differs from server to server. */
export interface ServerDriver {
  readonly name: string;
  readonly roots: NamedRoots;
  languageId(file: string): string;
  /** What artifacts say of it where that is known without a session. */
  readonly environmentBefore: BundleEnvironment | undefined;
  /** Starts a server, unless the signal ends that first. */
  start(signal: AbortSignal): Promise<Session>;
  /** What artifacts say of a session. */
  environment(session: Session): BundleEnvironment;
  /** Folders outside of the workspace whose files it reads as the workspace's own; absolute. */
  readonly watchedBesides: readonly string[];
  /** Whether a change to a file of this name may change answers. */
  isWatched(name: string): boolean;
  /**
   * Tells a server what has changed on disk. The session to go on with; undefined where only a server
   * that is started anew, by a unit that is made anew, is certain to see it.
   */
  tell(session: Session, changes: readonly TreeChange[]): Promise<Session | undefined>;
  /** A diagnostic that the server reported for a file, by the file's name in artifacts. */
  fact(uri: string, reported: Diagnostic): Fact;
  /** The files of its root that belong to its diagnostics, absolute. */
  workspaceFiles(session: Session): Promise<readonly string[]>;
  /** What is known of the server beyond what it says. */
  readonly behaviour: ServerQuirks;
  /** Whether it can certainly be asked for diagnostics, though it may say so late. */
  readonly pullsDiagnostics: boolean;
  /** Stands for everything besides watched files that answers depend on; undefined where that is not known. */
  fingerprint(): Promise<string | undefined>;
  /** Whether a document of this path, while it is open, may change the answers to other questions. */
  disturbs(file: string): Promise<boolean>;
  /** Whether an open document of this path cannot change the answers about others. */
  mayStayOpen(file: string): Promise<boolean>;
}
