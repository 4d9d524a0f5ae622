import type { Dialect } from '../../dialect.ts';
import { type Json } from '../../json.ts';
/** A place in one of the documents of a side. */
export interface Place {
    readonly document: SchemaDocument;
    readonly pointer: string;
}
/** A schema with the names that stand in it: `$id`s and anchors, by absolute URI. */
export interface SchemaDocument {
    /** Before the pointers into it, where it is not the schema that is compared. */
    readonly name: string;
    readonly root: Json;
    readonly dialect: Dialect;
    /** Base URI of the resource that holds a pointer. */
    readonly bases: ReadonlyMap<string, string>;
}
/** Where a reference leads; undefined where none of the side's documents has it. */
export type Resolver = (from: Place, reference: string) => Place | undefined;
export interface NamedSchema {
    readonly root: Json;
    readonly dialect: Dialect;
    /** Where it stands, for references that are relative to it. */
    readonly uri?: string | undefined;
    /** What it is called in front of pointers into it. */
    readonly name?: string | undefined;
}
export declare function valueAt({ document, pointer }: Place): Json | undefined;
/** Indexes what the documents of a side are called; the first one is the schema itself. */
export declare function indexDocuments(schemas: readonly NamedSchema[]): {
    readonly documents: readonly SchemaDocument[];
    readonly resolve: Resolver;
};
/** The absolute form of a reference; as it stands where it has none. */
export declare function addressOf(from: Place, reference: string): string;
