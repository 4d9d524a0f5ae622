/** Entry point of the schema thread: untrusted schemas must not block the main thread. */
import type { RawError } from '../../schema/raw-error.ts';
import { violationsIn, type SchemaViolation } from '../../schema/violations.ts';
import { serveTasks } from '../../thread/serve-tasks.ts';
import { compareSchemas } from '../compare/compare-schemas.ts';
import { compileSchema } from '../compare/compile-schema.ts';
import { namedSchemas, type SchemaContext } from '../compare/read/schema-document.ts';
import type { Task } from './run-in-worker.ts';

serveTasks((task: Task): unknown =>
  task.kind === 'compare'
    ? compareSchemas(task.old, task.next, task.options)
    : violationsAgainst(task.document, task.schema, task.context),
);

/**
 * Validates a document. An unavailable schema accepts every value.
 *
 * @throws LanserError E/SCHEMA_INVALID as {@link compileSchema} does.
 */
function violationsAgainst(
  document: unknown,
  schema: unknown,
  context: SchemaContext,
): readonly SchemaViolation[] {
  const [first, ...others] = namedSchemas(schema, context);
  const { validate } = compileSchema(first, others, 'The schema', { allErrors: true, messages: false });
  if (validate(document)) return [];
  return violationsIn(document, (validate.errors ?? []) as readonly RawError[]);
}
