import path from 'node:path';
import type { Session } from '../lsp/session.ts';
import type { BundleEnvironment, DiagnosticsFacts } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import { recordingSession } from '../trace/recording-session.ts';
import { tokensOf, tracedServer, withEnvironment } from '../trace/traced-server.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';
import { workspacePath } from '../workspace/containment.ts';
import { serverId } from '../replay/recording/machine-frames.ts';
import type { OperationRecord } from '../replay/recording/operation-record.ts';
import { foldersOf } from '../replay/recording/personal-folders.ts';

export interface RecordedProject {
  readonly host: Host;
  readonly record: OperationRecord;
  /** The absolute path of the tree that contains the project. */
  readonly tree: string;
  /** The absolute path of the project's folder. */
  readonly root: string;
  readonly roots: NamedRoots;
  readonly environment: BundleEnvironment;
}

/** Adds the project's server to the record. Returns a session that records its messages to and from this server. */
export function recordedProjectSession(session: Session, recorded: RecordedProject): Session {
  const { host, record, tree, root, roots, environment } = recorded;
  const named = tokensOf(roots, foldersOf(host));
  const folder = workspacePath(tree, root) ?? '.';
  const id = serverId('pyright', folder, false);
  const server = tracedServer({ id, name: 'pyright', root: folder }, session, named);
  record.noteServer(withEnvironment(server, environment));
  return recordingSession(session, id, named.tokens, record.log);
}

/** Adds the versions of the checked files to the record, by their paths relative to the tree. */
export function recordDocuments(
  { record, tree, root }: Pick<RecordedProject, 'record' | 'tree' | 'root'>,
  { documents }: DiagnosticsFacts,
): void {
  for (const [name, version] of Object.entries(documents)) {
    // A name with the prefix AROUND_PROJECT is relative to the tree.
    const file = name.startsWith(AROUND_PROJECT)
      ? path.join(tree, name.slice(AROUND_PROJECT.length))
      : path.join(root, name);
    record.noteRead(path.relative(tree, file).split(path.sep).join('/'), version);
  }
}

/** The prefix of the names of files that are in the repository, but outside of the project's folder. */
export const AROUND_PROJECT = 'repository:';
