import type { Json } from '../json.ts';
import type { NamedSchema } from './read/schema-document.ts';
/** Whether a document matches a schema; undefined where that cannot be told, for want of a schema mostly. */
export type Validator = (document: Json) => boolean | undefined;
/**
 * A validator that was not written here: ajv.
 *
 * @throws LanserError E/SCHEMA_INVALID where the schema is none, with the places.
 */
export declare function validatorOf(schema: NamedSchema, others: readonly NamedSchema[], name: string): Validator;
