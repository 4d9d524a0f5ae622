export type SchemaName = 'batch' | 'bundle' | 'config' | 'report' | 'selector';
/** One place where a document does not match. */
export interface SchemaViolation {
    /** JSON pointer into the document; '' is the document itself. */
    readonly pointer: string;
    readonly expected: string;
}
/** Every violation of the named schema, or of one of its definitions; empty where the document matches. */
export declare function violationsOf(name: SchemaName, document: unknown, definition?: string): readonly SchemaViolation[];
/**
 * Passes a document of our own through its schema before anyone sees it.
 *
 * @throws LanserError E/SCHEMA_INVALID: a defect of lanser, with the places.
 */
export declare function assertValid<T>(name: SchemaName, document: T): T;
