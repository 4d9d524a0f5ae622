import type { DocumentVerdict } from '../model/validation.ts';
import type { SchemaName } from './generated/schema-list.ts';
export interface ValidateOptions {
    /** The schema to hold it against; default: the one that it names by `$schema`, or looks like. */
    readonly schema?: SchemaName | undefined;
    /** The name of its file: configurations are recognised by theirs. */
    readonly fileName?: string | undefined;
    /** Also computes the ids of bundles and plans again. */
    readonly hashes?: boolean | undefined;
}
/**
 * Holds a document (a value that `JSON.parse` may give) against its published schema, or a JSON Schema
 * against its meta-schema. Gives every violation with its JSON pointer (RFC 6901), by place; what matches
 * no schema, or is of a version that is not known, is a violation and no failure.
 */
export declare function validateDocument(document: unknown, options?: ValidateOptions): Promise<DocumentVerdict>;
