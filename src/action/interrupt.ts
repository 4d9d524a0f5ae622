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

/** Returns a signal that aborts with `signal`, or after the time limit. The limit's reason is E/LS_TIMEOUT. */
export function limitedTo(timeoutMs: number, signal: AbortSignal, message: string): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new LanserError('E/LS_TIMEOUT', message)),
    Math.min(timeoutMs, MAX_TIMER_MS),
  );
  timer.unref();
  return anySignal([signal, controller.signal]);
}

/** Ends the process after writing the output. An abandoned request could keep the process alive for minutes. */
export async function endProcess(exitCode: number): Promise<void> {
  await new Promise((resolve) => {
    process.stdout.write('', resolve);
  });
  // oxlint-disable-next-line unicorn/no-process-exit -- nothing runs after this
  process.exit(exitCode);
}
