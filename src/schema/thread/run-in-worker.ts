import { boundedThread, threadProgram, type TaskOutcome } from '../../thread/bounded-thread.ts';
import type { CompareOptions } from '../compare/compare-schemas.ts';
import type { SchemaContext } from '../compare/read/schema-context.ts';

/** A task of the schema thread. */
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

export interface WorkerLimits {
  /** After that it is given up. Default: a minute. */
  readonly timeoutMs?: number | undefined;
  /** Beyond it is given up too. Default: a gibibyte. */
  readonly memoryMib?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_MEMORY_MIB = 1024;

/**
 * Works on schemas in a thread of its own, within limits of time and memory.
 *
 * @throws LanserError the task's own, and the signal's reason.
 */
export async function runInWorker(task: Task, limits: WorkerLimits): Promise<TaskOutcome> {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, memoryMib = DEFAULT_MEMORY_MIB, signal } = limits;
  await using thread = boundedThread<Task>({
    program: threadProgram(import.meta.url, 'schema-worker'),
    memoryMib,
  });
  return await thread.run(task, { timeoutMs, signal });
}
