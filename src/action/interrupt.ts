import { LanserError } from '../model/lanser-error.ts';
import { LONGEST_TIMER_MS } from '../model/longest-timer.ts';

/** Fires when the runner cancels the job, or when the time for the whole gate is over. */
export function interruptAfter(timeoutMs: number): AbortSignal {
  const controller = new AbortController();
  const stop = (error: LanserError): void => controller.abort(error);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop(new LanserError('E/INTERRUPTED', 'The job was cancelled.', { signal })));
  }
  const minutes = timeoutMs / 60_000;
  const timer = setTimeout(
    () => {
      stop(
        new LanserError(
          'E/LS_TIMEOUT',
          `The gate was not done within ${minutes} minutes; see the input timeout-minutes.`,
        ),
      );
    },
    Math.min(timeoutMs, LONGEST_TIMER_MS),
  );
  timer.unref();
  return controller.signal;
}
