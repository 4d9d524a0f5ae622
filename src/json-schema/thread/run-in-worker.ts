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
  /** The time limit of the task in milliseconds. Default: 60,000. */
  readonly timeoutMs?: number | undefined;
  /** The memory limit of the task in MiB. Default: 1024. */
  readonly memoryMib?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_MEMORY_MIB = 1024;

/**
 * Runs a task on schemas in a separate thread. If the task exceeds a limit on time, memory or nesting, the
 * outcome has the kind `gave up` and a reason.
 *
 * @throws LanserError if the task throws one. If the signal is aborted, throws the signal's reason, or
 * E/REQUEST_CANCELLED if the reason is not a LanserError.
 */
export async function runInWorker(task: Task, limits: WorkerLimits): Promise<TaskOutcome> {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, memoryMib = DEFAULT_MEMORY_MIB, signal } = limits;
  await using thread = boundedThread<Task>({
    program: threadProgram(import.meta.url, 'schema-worker'),
    memoryMib,
  });
  return await thread.run(task, { timeoutMs, signal });
}
