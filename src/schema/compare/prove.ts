import type { Json } from '../json.ts';
import { compileSchema } from './compile-schema.ts';
import type { NamedSchema } from './read/schema-document.ts';

/** Whether a document matches a schema; undefined where that cannot be told, for want of a schema mostly. */
export type Validator = (document: Json) => boolean | undefined;

/**
 * A validator that was not written here: ajv.
 *
 * @throws LanserError E/SCHEMA_INVALID where the schema is none, with the places.
 */
export function validatorOf(schema: NamedSchema, others: readonly NamedSchema[], name: string): Validator {
  const compiled = compileSchema(schema, others, name);
  return (document) => {
    try {
      const matches = compiled.validate(document);
      return compiled.isUnknown() ? undefined : matches;
    } catch {
      // It calls a member `valueOf` when it compares, and may call itself without end.
      return undefined;
    }
  };
}
