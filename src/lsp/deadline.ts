import { abortError, LanserError } from '../model/lanser-error.ts';
import { MAX_TIMER_MS } from '../model/max-timer.ts';

export interface RequestOptions {
  /** The time that the server may take for this request. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Waits for work. If the signal aborts, throws the signal's error at once; the work continues. */
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
 * Waits for an action of a server, at most until the deadline, the server's exit or the abort of the signal.
 *
 * @throws LanserError E/LS_TIMEOUT, E/LS_CRASH, or the error of the signal. Also throws the error of `awaited`.
 */
export async function withinDeadline<T>(
  awaited: Promise<T>,
  action: string,
  crashed: Promise<never>,
  { timeoutMs, signal }: RequestOptions,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let onAbort = (): void => {};
  let stopListening = (): void => {};
  const ended = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(abortError(signal));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    stopListening = onRejection(crashed, reject);
    timer = setTimeout(() => reject(timeoutError(action, timeoutMs)), Math.min(timeoutMs, MAX_TIMER_MS));
  });
  try {
    return await Promise.race([awaited, ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    stopListening();
  }
}

type Listener = (error: unknown) => void;

// The listeners for each server's promise `crashed`, which rejects after the server's exit. `withinDeadline` removes
// its listener at its end. As part of a `Promise.race`, `crashed` would keep the race's result until the server ends.
const listeners = new WeakMap<Promise<never>, Set<Listener>>();

/** Calls a listener when a promise is rejected. The returned function removes the listener. */
function onRejection(promise: Promise<never>, listener: Listener): () => void {
  const known = listeners.get(promise);
  const all = known ?? new Set<Listener>();
  all.add(listener);
  if (known === undefined) {
    listeners.set(promise, all);
    promise.catch((error: unknown) => {
      listeners.delete(promise);
      for (const one of all) one(error);
    });
  }
  return () => all.delete(listener);
}

/** Creates E/LS_TIMEOUT for an action that the server did not complete, for example "answer initialize". */
function timeoutError(action: string, timeoutMs: number): LanserError {
  const timeoutSeconds = timeoutMs / 1000;
  return new LanserError(
    'E/LS_TIMEOUT',
    `The language server did not ${action} within ${timeoutSeconds} s.`,
    { awaited: action, timeoutSeconds },
    { hint: 'raise-timeout' },
  );
}
