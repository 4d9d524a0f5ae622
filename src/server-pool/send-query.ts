import { withinDeadline, type RequestOptions } from '../lsp/deadline.ts';
import type { Session } from '../lsp/session.ts';
import { isStopped, LanserError } from '../model/lanser-error.ts';
import type { ServerView } from '../protocol/server-view.ts';
import { named } from '../protocol/raw-request.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';
import type { DocumentLeases } from './document-leases.ts';
import type { Query } from './query.ts';
import type { ServerDriver } from './server-driver.ts';

/**
 * Sends a query to a session, and keeps the query's documents open until the answer.
 *
 * @throws LanserError E/CONTENT_MODIFIED if the texts of the documents were replaced in the meantime, and the
 * errors of the query.
 */
export async function sendQuery<T>(
  session: Session,
  driver: ServerDriver,
  leases: DocumentLeases,
  query: Query<T>,
): Promise<T> {
  const { documents, timeoutMs, signal } = query;
  const lease = leases.lease(documents);
  try {
    await withinDeadline(lease, 'read the documents', session.connection.crashed, query);
    const value = await wellFormed(query.send(viewOf(driver, session, { timeoutMs, signal })), driver);
    if (!leases.holds(documents)) throw unstableWorkspaceError(1);
    return value;
  } finally {
    lease.then(
      (release) => release(),
      () => {},
    );
  }
}

function viewOf(driver: ServerDriver, session: Session, limits: RequestOptions): ServerView {
  const { name, roots, pullsDiagnostics, quirks } = driver;
  return {
    name,
    session,
    roots,
    limits,
    pullsDiagnostics,
    quirks,
    fact: (uri, reported) => driver.fact(uri, reported),
  };
}

/** Turns a TypeError caused by a malformed response into E/LS_CRASH. Replaces local paths in a LanserError. */
export async function wellFormed<T>(
  reading: Promise<T>,
  { name, roots }: Pick<ServerDriver, 'name' | 'roots'>,
): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof LanserError) throw withoutPaths(error, roots);
    if (!(error instanceof TypeError)) throw error;
    const message = `${name} returned an answer that does not match the protocol. Update the server, or use a different one.`;
    throw new LanserError('E/LS_CRASH', message, { server: name, method: null }, { cause: error });
  }
}

/** Creates the error for files that changed during every attempt to answer. */
export function unstableWorkspaceError(attempts: number): LanserError {
  const during = attempts === 1 ? 'the attempt' : `each of ${attempts} attempts`;
  return new LanserError(
    'E/CONTENT_MODIFIED',
    `Files changed during ${during} to answer. Try again when no other program writes into the workspace.`,
    { attempts },
  );
}

/** Returns true for a transient error, after which the query is sent again. */
export function isTransient(error: unknown, signal: AbortSignal): boolean {
  if (!(error instanceof LanserError) || signal.aborted || isStopped(error)) return false;
  return error.code === 'E/CONTENT_MODIFIED' || error.code === 'E/REQUEST_CANCELLED';
}

/** Replaces local paths in a server's error with portable names. */
function withoutPaths(error: LanserError, roots: NamedRoots): LanserError {
  const original = { message: error.message, details: error.details };
  const { message, details } = named(original, roots) as typeof original;
  const isSame = JSON.stringify({ message, details }) === JSON.stringify(original);
  return isSame ? error : new LanserError(error.code, message, details, { cause: error });
}
