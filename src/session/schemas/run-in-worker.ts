import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '../../model/error-codes.ts';
import { abortError, errnoOf, LanserError } from '../../model/lanser-error.ts';
import { LONGEST_TIMER_MS } from '../../model/longest-timer.ts';
import type { CompareOptions } from '../../schema/compare/compare-schemas.ts';
import type { SchemaContext } from '../../schema/compare/read/schema-context.ts';

/** What the thread is to do. */
export type Task =
  | {
      readonly kind: 'compare';
      readonly old: unknown;
      readonly next: unknown;
      readonly options: CompareOptions;
    }
  | {
      readonly kind: 'validate';
      readonly document: unknown;
      readonly schema: unknown;
      readonly context: SchemaContext;
    };

/** What the thread sends. */
export type Answer =
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'gave up'; readonly reason: string }
  | {
      readonly kind: 'failed';
      readonly code: ErrorCode;
      readonly message: string;
      readonly details: LanserError['details'];
    };

export interface WorkerLimits {
  /** After that it is given up. Default: a minute. */
  readonly timeoutMs?: number | undefined;
  /** Beyond it is given up too. Default: a gibibyte. */
  readonly memoryMib?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_MEMORY_MIB = 1024;
const YOUNG_MIB = 8;

/** What is said of what the stack has no room for. */
export const TOO_DEEP = 'it is too large or nested too deeply';

/**
 * Works on schemas in a thread of its own, within limits of time and memory.
 *
 * @throws LanserError what the work throws, and whatever aborts the signal.
 */
export async function runInWorker(
  task: Task,
  limits: WorkerLimits,
): Promise<Exclude<Answer, { readonly kind: 'failed' }>> {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, memoryMib = DEFAULT_MEMORY_MIB, signal } = limits;
  throwIfAborted(signal);
  let worker: Worker | undefined;
  const timeout = AbortSignal.timeout(Math.min(timeoutMs, LONGEST_TIMER_MS));
  const stop = AbortSignal.any([timeout, ...(signal === undefined ? [] : [signal])]);
  try {
    worker = startWorker(task, memoryMib);
    const [answer] = (await once(worker, 'message', { signal: stop })) as [Answer];
    if (answer.kind === 'failed') throw new LanserError(answer.code, answer.message, answer.details);
    return answer;
  } catch (error) {
    throwIfAborted(signal);
    if (timeout.aborted)
      return { kind: 'gave up', reason: `it took longer than ${timeoutMs / 1000} seconds` };
    // To the thread or back, it is copied on a stack.
    if (error instanceof RangeError) return { kind: 'gave up', reason: TOO_DEEP };
    if (errnoOf(error) !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
    return { kind: 'gave up', reason: `it takes more than ${memoryMib} MiB of memory` };
  } finally {
    await worker?.terminate();
  }
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw abortError(signal);
}

function startWorker(workerData: Task, memoryMib: number): Worker {
  const program = import.meta.url.endsWith('.ts') ? './schema-worker.ts' : './schema-worker.js';
  return new Worker(new URL(program, import.meta.url), {
    workerData,
    env: {},
    // What the process was started with, such as code on its command line, is not for threads.
    execArgv: [],
    // What outlives the young generation goes over the limit at once: more than a little of it ends the
    // whole process, not the thread.
    resourceLimits: { maxOldGenerationSizeMb: memoryMib, maxYoungGenerationSizeMb: YOUNG_MIB },
  });
}
