import { LanserError } from '../../model/lanser-error.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';
import { versionsOf, type AnsweredFiles, type Documents } from './answered-documents.ts';
import { requestLimits, type RequestLimits } from './request-limits.ts';

const MAX_ATTEMPTS = 4;

/** The answer of an attempt, and the files on which the answer depends. */
export interface Attempt<T> extends AnsweredFiles {
  readonly answer: T;
}

/**
 * Repeats an attempt if a file on which the answer depends has changed during the attempt. Throws E/CONTENT_MODIFIED
 * if this happens in {@link MAX_ATTEMPTS} attempts.
 */
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
