/** A thread in which schemas are worked on: what strangers wrote must not hold up the rest. */
import { parentPort, workerData } from 'node:worker_threads';
import { LanserError } from '../../model/lanser-error.ts';
import { compareSchemas } from '../../schema/compare/compare-schemas.ts';
import { violationsAgainst } from '../../schema/compare/violations-against.ts';
import { TOO_DEEP, type Answer, type Task } from './run-in-worker.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(answer(workerData as Task));

function answer(task: Task): Answer {
  try {
    return { kind: 'done', result: resultOf(task) };
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'gave up', reason: TOO_DEEP };
    if (!(error instanceof LanserError)) throw error;
    const { code, message, details } = error;
    return { kind: 'failed', code, message, details };
  }
}

function resultOf(task: Task): unknown {
  if (task.kind === 'compare') return compareSchemas(task.old, task.next, task.options);
  return violationsAgainst(task.document, task.schema, task.context);
}
