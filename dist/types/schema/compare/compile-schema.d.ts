import type { Options, ValidateFunction } from 'ajv';
import type { NamedSchema } from './read/schema-document.ts';
/** A schema as a function that says whether a document matches, and why not. */
export interface CompiledSchema {
    readonly validate: ValidateFunction;
    /** Whether the last answer depends on a schema that is not at hand. */
    isUnknown(): boolean;
}
/**
 * Compiles a schema with ajv, the formats asserted, patterns and references read as leniently as can be.
 *
 * @param name in messages.
 * @throws LanserError E/SCHEMA_INVALID where the schema is none, with the places.
 */
export declare function compileSchema(schema: NamedSchema, others: readonly NamedSchema[], name: string, options?: Options): CompiledSchema;
