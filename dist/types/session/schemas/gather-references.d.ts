import type { SchemaContext } from '../../schema/compare/read/schema-context.ts';
/** Where schemas are read from: a folder, or a tree of a revision. Paths are relative, with `/`. */
export interface SchemaFiles {
    /** The JSON of a file; undefined where there is none. */
    read(file: string): Promise<unknown>;
    /** The files of a name, in whatever folder. */
    named(name: string): Promise<readonly string[]>;
    /** Files that may be schemas by their name, where the name says no more. */
    likely(): readonly string[] | Promise<readonly string[]>;
    /** What a file is called for a person; default: its path. */
    nameOf?(file: string): string;
}
/**
 * What a schema refers to beside itself: by a path from its file, or by an absolute address that is the
 * `$id` of a file of that name. What is not found is left out.
 */
export declare function gatherReferences(file: string, schema: unknown, files: SchemaFiles): Promise<SchemaContext>;
