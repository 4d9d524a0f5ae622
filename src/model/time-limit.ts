import { MAX_TIMER_MS } from './max-timer.ts';

/**
 * Runs `work`. Rejects with a `TimeoutError` after `ms` milliseconds, and with the signal's reason after an abort of
 * `signal`. In both cases, does not wait for the end of `work`: a `fetch` in `work` may miss the abort, because Node
 * may garbage-collect a signal that only `fetch` references.
 */
export async function within<T>(
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const controller = new AbortController();
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error), {
      once: true,
    });
  });
  const follow = (): void => controller.abort(signal.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException('No answer arrived in time.', 'TimeoutError')),
    Math.min(ms, MAX_TIMER_MS),
  );
  signal.addEventListener('abort', follow, { once: true });
  try {
    return await Promise.race([work(controller.signal), ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', follow);
  }
}
