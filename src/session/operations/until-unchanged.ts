import { LanserError } from '../../model/lanser-error.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';

const MAX_ATTEMPTS = 4;

/**
 * Makes up to 4 attempts at an answer, and returns the first answer. An attempt returns undefined if a file
 * changed during it.
 *
 * @throws LanserError E/CONTENT_MODIFIED after the last attempt.
 */
export async function untilUnchanged<T>(
  { host, services }: WorkspaceSession,
  options: OperationOptions,
  attempt: (arrivedMs: number) => Promise<T | undefined>,
): Promise<T> {
  let arrivedMs = options.arrivedMs ?? host.monotonicMs();
  for (let count = 1; count <= MAX_ATTEMPTS; count += 1) {
    const discardRecording = services.attempt();
    const answer = await attempt(arrivedMs);
    if (answer !== undefined) return answer;
    discardRecording();
    arrivedMs = host.monotonicMs();
  }
  throw new LanserError(
    'E/CONTENT_MODIFIED',
    'Files changed during each attempt to answer. Run again when no program writes to them.',
    { attempts: MAX_ATTEMPTS },
  );
}
