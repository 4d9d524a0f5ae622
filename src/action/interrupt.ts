import { anySignal } from '../model/any-signal.ts';
import { LanserError } from '../model/lanser-error.ts';
import { MAX_TIMER_MS } from '../model/max-timer.ts';

/** Returns a signal that aborts when the runner cancels the job. */
export function cancellation(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      controller.abort(new LanserError('E/INTERRUPTED', 'The job was cancelled.', { signal }));
    });
  }
  return controller.signal;
}

/** Returns a signal that aborts when `signal` does, or with an E/LS_TIMEOUT error after the time limit. */
export function limitedTo(timeoutMs: number, signal: AbortSignal, message: string): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new LanserError('E/LS_TIMEOUT', message)),
    Math.min(timeoutMs, MAX_TIMER_MS),
  );
  timer.unref();
  return anySignal([signal, controller.signal]);
}

/** Ends the process after the output is written, even if unfinished requests would keep it alive for minutes. */
export async function endProcess(exitCode: number): Promise<void> {
  await new Promise((resolve) => {
    process.stdout.write('', resolve);
  });
  // oxlint-disable-next-line unicorn/no-process-exit -- nothing runs after this
  process.exit(exitCode);
}
