/** The entry point of a worker thread for tests. The task's `kind` selects the outcome. */
import { LanserError } from '../../src/model/lanser-error.ts';
import { LimitError } from '../../src/thread/limit-error.ts';
import { serveTasks } from '../../src/thread/serve-tasks.ts';

let tasks = 0;

serveTasks(async (task: { readonly kind: string; readonly steps?: readonly number[] }, step) => {
  tasks += 1;
  for (const [index, timeoutMs] of (task.steps ?? []).entries()) step(`step ${index}`, timeoutMs);
  if (task.kind === 'hang') for (;;);
  if (task.kind === 'never') return new Promise(() => {});
  if (task.kind === 'limit') throw new LimitError('it is too much');
  if (task.kind === 'fail') throw new LanserError('E/CONFIG', 'no', { path: 'a' });
  if (task.kind === 'environment') return Object.keys(process.env);
  if (task.kind === 'crash') throw new TypeError('a defect');
  // oxlint-disable-next-line unicorn/no-process-exit -- a thread that ends by itself
  if (task.kind === 'exit') process.exit(0);
  return tasks;
});
