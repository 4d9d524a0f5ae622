import { statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import { startLanser, type Finished, type Start } from './lanser.ts';
import { processesNaming } from './processes.ts';

export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Runs a batch repeatedly with `--resume`. For each size, kills a run as soon as the file `out` has at least this
 * number of bytes. Returns the result of the last run, which is not killed.
 */
export async function killedBatch(
  args: readonly string[],
  out: string,
  start: Start,
  sizes: readonly number[],
): Promise<Finished> {
  const all = ['batch', ...args, '--out', out, '--resume'];
  for (const size of sizes) {
    const running = startLanser(all, start);
    const { child } = running;
    while (child.exitCode === null && child.signalCode === null && sizeOf(out) < size) await delay(1);
    child.kill('SIGKILL');
    const { signal, stderr } = await running.finished;
    expect(signal, `at ${size} bytes: ${stderr}`).toBe('SIGKILL');
  }
  const finished = await startLanser(all, start).finished;
  // The janitor processes, which clean up after the killed runs, may still be running.
  await eventually('nothing is running', () => processesNaming(start.cwd).length === 0);
  return finished;
}
