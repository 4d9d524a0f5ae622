import { parentPort } from 'node:worker_threads';
import { LanserError } from '../model/lanser-error.ts';
import { LimitError } from './limit-error.ts';
import { TOO_DEEP, type ThreadMessage } from './bounded-thread.ts';

/** A function that announces a step of a task. The next step or the result must follow within `timeoutMs`. */
export type Step = (at: string, timeoutMs: number) => void;

/** Runs the tasks of a {@link boundedThread} inside the thread. */
// The type parameter lets each thread declare the type of its tasks.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function serveTasks<Task>(perform: (task: Task, step: Step) => unknown): void {
  parentPort?.on('message', (task: Task) => void answer(task));

  async function answer(task: Task): Promise<void> {
    try {
      const result = await perform(task, (at, timeoutMs) => send({ kind: 'step', at, timeoutMs }));
      send({ kind: 'done', result });
    } catch (error) {
      send(endBy(error));
    }
  }
}

function send(message: ThreadMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
}

function endBy(error: unknown): ThreadMessage {
  if (error instanceof LimitError) return { kind: 'gave up', reason: error.message };
  if (error instanceof RangeError) return { kind: 'gave up', reason: TOO_DEEP };
  if (!(error instanceof LanserError)) throw error;
  return { kind: 'failed', error: error.toJSON() };
}
