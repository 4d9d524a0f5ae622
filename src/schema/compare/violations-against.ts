import type { RawError } from '../raw-error.ts';
import { violationsIn, type SchemaViolation } from '../violations.ts';
import { compileSchema } from './compile-schema.ts';
import { namedSchemas, type SchemaContext } from './read/schema-context.ts';

/**
 * What is wrong with a document by a JSON Schema that is not one of ours; what depends on schemas that
 * are not at hand is not looked at.
 *
 * @throws LanserError E/SCHEMA_INVALID where the schema is none.
 */
export function violationsAgainst(
  document: unknown,
  schema: unknown,
  context: SchemaContext,
): readonly SchemaViolation[] {
  const [first, ...others] = namedSchemas(schema, context);
  const { validate } = compileSchema(first, others, 'The schema', { allErrors: true, messages: false });
  if (validate(document)) return [];
  return violationsIn(document, (validate.errors ?? []) as readonly RawError[]);
}
