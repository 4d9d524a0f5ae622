import { LanserError } from '../../model/lanser-error.ts';
import type { Answer } from '../../server-pool/server-host.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';
import { requestLimits, type RequestLimits } from './request-limits.ts';

const MAX_ATTEMPTS = 4;

/** Versions of workspace files, by path relative to the workspace. */
export type Documents = Readonly<Record<string, string>>;

/** The files on which a server's answer depends. */
interface AnsweredFiles extends Pick<Answer<unknown>, 'isUnchanged'> {
  /** The versions of the files that the servers were asked about. */
  readonly asked: Documents;
  /** The URIs of the files in the answer; default: none. */
  readonly uris?: Iterable<string>;
}

/** The answer of an attempt, and the files on which the answer depends. */
export interface Attempt<T> extends AnsweredFiles {
  readonly answer: T;
}

/** Repeats an attempt until its files stay unchanged, each with a new time limit. Throws E/CONTENT_MODIFIED. */
export async function untilUnchanged<T extends object>(
  session: WorkspaceSession,
  options: OperationOptions,
  attempt: (limits: RequestLimits) => Promise<Attempt<T>>,
): Promise<T & { readonly documents: Documents }> {
  let limits = requestLimits(session, options);
  for (let count = 1; count <= MAX_ATTEMPTS; count += 1) {
    const discardRecording = session.services.attempt();
    const { answer, ...files } = await attempt(limits);
    const documents = versionsOf(session, files);
    if (documents !== undefined) return { ...answer, documents };
    discardRecording();
    limits = { ...limits, arrivedMs: session.host.monotonicMs() };
  }
  throw new LanserError(
    'E/CONTENT_MODIFIED',
    'Files changed during each attempt to answer. Run again when no program writes to them.',
    { attempts: MAX_ATTEMPTS },
  );
}

/** Returns the versions of the answer's files; undefined if a file has changed, or a file in `asked` is missing. */
export function versionsOf(
  { files }: WorkspaceSession,
  { isUnchanged, asked, uris = [] }: AnsweredFiles,
): Documents | undefined {
  const versions: [string, string][] = [];
  for (const uri of [...new Set([...Object.keys(asked), ...uris])].toSorted()) {
    const version = files.version(uri);
    if (version === undefined) continue;
    if (isUnchanged(uri) === false) return undefined;
    versions.push([uri, version]);
  }
  const documents = Object.fromEntries(versions);
  return Object.entries(asked).every(([uri, version]) => documents[uri] === version) ? documents : undefined;
}
