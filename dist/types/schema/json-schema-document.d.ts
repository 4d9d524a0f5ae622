import { type SchemaViolation } from './violations.ts';
/** Whether an address is a meta-schema's of JSON Schema itself. */
export declare function isMetaSchema(uri: string): boolean;
/**
 * What is wrong with a document that is a JSON Schema, by the meta-schema that it names. Ajv is loaded
 * for these alone: our own schemas are compiled ahead.
 */
export declare function violationsOfSchema(document: unknown, metaSchema: string): Promise<readonly SchemaViolation[]>;
