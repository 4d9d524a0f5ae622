/** Entry point of the schema thread: untrusted schemas must not block the main thread. */
import type { RawError } from '../../schema/raw-error.ts';
import { violationsIn } from '../../schema/violations.ts';
import { serveTasks } from '../../thread/serve-tasks.ts';
import { compareSchemas } from '../compare/compare-schemas.ts';
import { compileSchema } from '../compare/compile-schema.ts';
import { decoded, namedSchemas, type SchemaContext } from '../compare/read/schema-document.ts';
import type { Task, Validated } from './run-in-worker.ts';

serveTasks((task: Task): unknown =>
  task.kind === 'compare'
    ? compareSchemas(task.old, task.next, task.options)
    : validate(task.document, task.schema, task.context),
);

/**
 * Matches keywords that can cause a false violation if a schema is unavailable. Ajv accepts every value for an
 * unavailable schema. But `not`, for example, rejects every value that its subschema accepts.
 */
const NEGATIVE = /"(?:not|oneOf|if|maxContains|unevaluated(?:Items|Properties))":/u;

/**
 * Validates a document. Returns `unavailable` if the result may depend on an unavailable schema.
 *
 * @throws LanserError E/SCHEMA_INVALID as {@link compileSchema} does.
 */
function validate(document: unknown, schema: unknown, context: SchemaContext): Validated {
  const [first, ...others] = namedSchemas(schema, context);
  const compiled = compileSchema(first, others, 'The schema', { allErrors: true, messages: false });
  const isValid = compiled.validate(document);
  const uri = compiled.unavailable();
  if (uri !== undefined && (isValid || NEGATIVE.test(JSON.stringify([schema, context])))) {
    const name = decoded(uri.replace(/^lanser:\/\/\//u, '')) ?? uri;
    return {
      kind: 'unavailable',
      reason: `the referenced schema ${JSON.stringify(name)} is unavailable`,
    };
  }
  const errors = (isValid ? [] : compiled.validate.errors) ?? [];
  return { kind: 'validated', violations: violationsIn(document, errors as readonly RawError[]) };
}
