import { LanserError } from '../../model/lanser-error.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';
import { requestLimits, type RequestLimits } from './request-limits.ts';

const MAX_ATTEMPTS = 4;

/**
 * Makes up to 4 attempts at an answer, and returns the first answer. An attempt returns undefined if a file
 * changed during it. The limits of a later attempt begin when that attempt begins.
 *
 * @throws LanserError E/CONTENT_MODIFIED after the last attempt.
 */
export async function untilUnchanged<T>(
  session: WorkspaceSession,
  options: OperationOptions,
  attempt: (limits: RequestLimits) => Promise<T | undefined>,
): Promise<T> {
  let limits = requestLimits(session, options);
  for (let count = 1; count <= MAX_ATTEMPTS; count += 1) {
    const discardRecording = session.services.attempt();
    const answer = await attempt(limits);
    if (answer !== undefined) return answer;
    discardRecording();
    limits = { ...limits, arrivedMs: session.host.monotonicMs() };
  }
  throw new LanserError(
    'E/CONTENT_MODIFIED',
    'Files changed during each attempt to answer. Run again when no program writes to them.',
    { attempts: MAX_ATTEMPTS },
  );
}
