/** Entry point of the schema thread: untrusted schemas must not block the main thread. */
import { compareSchemas } from '../compare/compare-schemas.ts';
import { violationsAgainst } from '../compare/violations-against.ts';
import { serveTasks } from '../../thread/serve-tasks.ts';
import type { Task } from './run-in-worker.ts';

serveTasks((task: Task): unknown =>
  task.kind === 'compare'
    ? compareSchemas(task.old, task.next, task.options)
    : violationsAgainst(task.document, task.schema, task.context),
);
