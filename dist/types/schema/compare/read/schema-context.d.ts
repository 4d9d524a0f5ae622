import type { NamedSchema } from './schema-document.ts';
export interface SchemaContext {
    /** An absolute URI of where the schema stands, for references that are relative to it. */
    readonly uri?: string | undefined;
    /** Further schemas that it may refer to: by their `$id`, or by where they stand. */
    readonly references?: readonly SchemaReference[] | undefined;
}
export interface SchemaReference {
    readonly schema: unknown;
    readonly uri?: string | undefined;
    /** What it is called in front of pointers into it; default: its `$id`. */
    readonly name?: string | undefined;
}
/** A schema, and behind it what it may refer to. */
export declare function namedSchemas(schema: unknown, { uri, references }?: SchemaContext): readonly [NamedSchema, ...NamedSchema[]];
