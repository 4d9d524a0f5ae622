import { withinDeadline } from '../lsp/deadline.ts';
import type { Session } from '../lsp/session.ts';
import { isStopped, LanserError } from '../model/lanser-error.ts';
import type { ServerView } from '../protocol/server-view.ts';
import { wellFormedAnswer } from '../protocol/well-formed-answer.ts';
import type { DocumentLeases } from './document-leases.ts';
import type { Query } from './query.ts';
import type { ServerDriver } from './server-driver.ts';

/**
 * Sends a query to a session, and keeps the query's documents open until the answer.
 *
 * @throws LanserError E/CONTENT_MODIFIED if a document was closed or got a different text before the answer; the
 * errors of {@link withinDeadline}, of {@link wellFormedAnswer} and of the query.
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
    const { name, roots, pullsDiagnostics, quirks } = driver;
    const fact: ServerView['fact'] = (uri, reported) => driver.fact(uri, reported);
    const limits = { timeoutMs, signal };
    const sent = query.send({ name, session, roots, limits, pullsDiagnostics, quirks, fact });
    const value = await wellFormedAnswer(sent, driver);
    if (!leases.holds(documents)) throw unstableWorkspaceError(1);
    return value;
  } finally {
    lease.then(
      (release) => release(),
      () => {},
    );
  }
}

export function unstableWorkspaceError(attempts: number): LanserError {
  const during = attempts === 1 ? 'the attempt' : `each of ${attempts} attempts`;
  return new LanserError(
    'E/CONTENT_MODIFIED',
    `Files changed during ${during} to answer. Try again when no other program writes into the workspace.`,
    { attempts },
  );
}

/** Returns true for an error after which the query can be sent again. An abort by the caller is not transient. */
export function isTransient(error: unknown, signal: AbortSignal): boolean {
  if (!(error instanceof LanserError) || signal.aborted || isStopped(error)) return false;
  return error.code === 'E/CONTENT_MODIFIED' || error.code === 'E/REQUEST_CANCELLED';
}
