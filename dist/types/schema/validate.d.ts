import type { SchemaName } from './generated/schema-list.ts';
import { type SchemaViolation } from './violations.ts';
/** Every violation of the named schema, or of one of its alternatives; empty where the document matches. */
export declare function violationsOf(name: SchemaName, document: unknown, definition?: string): readonly SchemaViolation[];
/**
 * Passes a document of our own through its schema before anyone sees it.
 *
 * @throws LanserError E/SCHEMA_INVALID: a defect of lanser, with the places.
 */
export declare function assertValid<T>(name: SchemaName, document: T): T;
