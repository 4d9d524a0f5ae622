import { abortError, type RequestOptions } from './connection.ts';
import { timeoutError } from './timeout.ts';

/**
 * Waits for something that a server will say on its own, no longer than it may take for a request,
 * and not beyond its end.
 *
 * @throws LanserError E/LS_TIMEOUT, E/LS_CRASH, E/INTERRUPTED.
 */
export async function withinDeadline<T>(
  awaited: Promise<T>,
  what: string,
  crashed: Promise<never>,
  { timeoutMs, signal }: RequestOptions,
): Promise<T> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const ended = new Promise<never>((_resolve, reject) => {
    const fail = (): void => {
      reject(signal.aborted ? abortError(signal) : timeoutError(what, timeoutMs));
    };
    if (limit.aborted) fail();
    else limit.addEventListener('abort', fail, { once: true });
  });
  return Promise.race([awaited, crashed, ended]);
}
