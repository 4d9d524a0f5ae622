import { fileURLToPath } from 'node:url';
import { anySignal } from '../model/any-signal.ts';
import type { Host } from '../model/host.ts';
import { abortError, errorFrom, LanserError } from '../model/lanser-error.ts';
import type { PairOutcome } from './pair-task.ts';
import type { PlannedLine } from './plan-pairs.ts';
import { startWorker, type WorkerCommand, type WorkerEnd, type WorkerProcess } from './worker-process.ts';

/** A pair gets a second attempt, because a worker can end for a reason other than its pair. */
const MAX_ATTEMPTS = 2;

/** A line of the manifest whose pair (a base and a change) can be evaluated. */
export interface RunnableLine extends PlannedLine {
  readonly task: Exclude<PlannedLine['task'], LanserError>;
}

interface PoolOptions {
  readonly host: Host;
  /** The results folder; absolute. */
  readonly folder: string;
  readonly workers: number;
  readonly signal: AbortSignal;
}

/**
 * Evaluates pairs in several workers, and calls `record` with the outcome of each pair. If a worker ends without an
 * outcome, a new worker evaluates the same pair once more. If that worker also ends, the outcome is E/INTERNAL.
 *
 * @throws LanserError after an abort, or if a report cannot be written. Rethrows an error of `record`.
 */
export async function runPairs(
  lines: readonly RunnableLine[],
  { host, folder, workers, signal }: PoolOptions,
  record: (line: RunnableLine, outcome: PairOutcome) => Promise<void>,
): Promise<void> {
  const queue = [...lines];
  const size = Math.min(workers, queue.length);
  const attempts = new Map<RunnableLine, number>();
  const broken = new AbortController();
  const stop = anySignal([signal, broken.signal]);

  /** Takes a pair from the queue, preferably one with the same base as `last`: the worker has checked that base. */
  function next(last: RunnableLine | undefined): RunnableLine | undefined {
    const same = ({ task }: RunnableLine): boolean =>
      task.repository === last?.task.repository && task.base === last.task.base;
    const at = last === undefined ? -1 : queue.findIndex(same);
    return queue.splice(Math.max(at, 0), 1)[0];
  }

  async function work(): Promise<void> {
    let worker: WorkerProcess | undefined;
    const end = async (): Promise<void> => worker?.end();
    const onStop = (): void => void end();
    stop.addEventListener('abort', onStop);
    try {
      for (let line = next(undefined); line !== undefined && !stop.aborted; line = next(line)) {
        worker ??= startWorker(workerCommand(host, folder, size));
        const outcome = await worker.run(line.task);
        if (stop.aborted) return;
        if (!('kind' in outcome)) {
          if (outcome.endsRun === true && outcome.error !== null) throw errorFrom(outcome.error);
          await record(line, outcome);
          continue;
        }
        worker = undefined;
        const count = (attempts.get(line) ?? 0) + 1;
        attempts.set(line, count);
        host.log(`a worker has ended (${outcome.how}): ${outcome.stderr}`);
        if (count < MAX_ATTEMPTS) queue.unshift(line);
        else await record(line, failed(endError(outcome)));
      }
    } catch (error) {
      broken.abort();
      throw error;
    } finally {
      stop.removeEventListener('abort', onStop);
      await end();
    }
  }

  const results = await Promise.allSettled(Array.from({ length: size }, work));
  if (signal.aborted) throw abortError(signal);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

function workerCommand(host: Host, folder: string, workers: number): WorkerCommand {
  const bin = import.meta.url.endsWith('.ts') ? '../../dist/bin.js' : './bin.js';
  const program = fileURLToPath(new URL(bin, import.meta.url));
  return {
    program: host.execPath,
    args: [program, 'run', '-', '--worker', '--workers', String(workers), '--out', folder],
    env: host.env,
  };
}

function endError({ how, stderr }: WorkerEnd): LanserError {
  const [fatal] = /FATAL ERROR: [^\n]*/u.exec(stderr) ?? [];
  const message = `The worker ended while it evaluated the pair (${fatal ?? how}). If it lacked memory, run fewer workers.`;
  return new LanserError('E/INTERNAL', message, { how }, { hint: 'report-log' });
}

export function failed(error: LanserError): PairOutcome {
  return { conclusion: null, report: null, error: error.toJSON(), seconds: 0 };
}
