import type { RawError } from '../../schema/raw-error.ts';
import { violationsIn, type SchemaViolation } from '../../schema/violations.ts';
import { compileSchema } from './compile-schema.ts';
import { namedSchemas, type SchemaContext } from './read/schema-context.ts';

/**
 * Validates a document against a JSON Schema that is not one of lanser's. Parts that depend on unavailable
 * schemas are not checked.
 *
 * @throws LanserError E/SCHEMA_INVALID if the schema is not a JSON Schema.
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
