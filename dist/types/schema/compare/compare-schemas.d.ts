import type { CompatDirection, SchemaComparison } from '../../model/comparison.ts';
import { type SchemaContext } from './read/schema-context.ts';
export interface CompareOptions {
    /** Default: `backward`. */
    readonly direction?: CompatDirection | undefined;
    /** What is known about the two beside their text. */
    readonly old?: SchemaContext | undefined;
    readonly new?: SchemaContext | undefined;
}
/**
 * Compares two JSON Schemas (draft-04 to 2020-12, formats asserted) by the documents that they accept.
 * `compatible` is proved, `breaking` is shown by a document, and what can be neither is `undecided`.
 *
 * @throws LanserError E/SCHEMA_INVALID where one of them is no JSON Schema.
 */
export declare function compareSchemas(old: unknown, next: unknown, options?: CompareOptions): SchemaComparison;
