import { abortError } from '../model/lanser-error.ts';
import { LONGEST_TIMER_MS } from '../model/longest-timer.ts';
import { timeoutError } from './timeout.ts';

export interface RequestOptions {
  /** How long the server may take for this request. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Waits for something no longer than until the signal; what is abandoned goes on, and may fail. */
export async function unlessAborted<T>(awaited: Promise<T>, signal: AbortSignal): Promise<T> {
  awaited.catch(() => {});
  let onAbort = (): void => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(abortError(signal));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([awaited, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/**
 * Waits for something that a server will do, no longer than it may take for a request, and not
 * beyond its end.
 *
 * @throws LanserError E/LS_TIMEOUT, E/LS_CRASH, E/INTERRUPTED.
 */
export async function withinDeadline<T>(
  awaited: Promise<T>,
  what: string,
  crashed: Promise<never>,
  { timeoutMs, signal }: RequestOptions,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let onAbort = (): void => {};
  const ended = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(abortError(signal));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    timer = setTimeout(() => reject(timeoutError(what, timeoutMs)), Math.min(timeoutMs, LONGEST_TIMER_MS));
  });
  try {
    return await Promise.race([awaited, crashed, ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}
