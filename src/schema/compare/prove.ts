import type { Json } from '../json.ts';
import { compileSchema } from './compile-schema.ts';
import type { NamedSchema } from './read/schema-document.ts';

/** Returns true if a document matches; undefined if unknown, mostly because a schema is missing. */
export type Validator = (document: Json) => boolean | undefined;

/**
 * Returns a validator that is independent of the prover: ajv.
 *
 * @throws LanserError E/SCHEMA_INVALID with the places, if it is not a JSON Schema.
 */
export function validatorOf(schema: NamedSchema, others: readonly NamedSchema[], name: string): Validator {
  const compiled = compileSchema(schema, others, name);
  return (document) => {
    try {
      const matches = compiled.validate(document);
      return compiled.isUnknown() ? undefined : matches;
    } catch {
      // Ajv calls a member named `valueOf` when it compares, and may recurse without end.
      return undefined;
    }
  };
}
