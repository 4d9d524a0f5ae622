import type { ObjectStore } from '../git/object-store.ts';
import { type TreeEntry } from '../git/trees.ts';
import type { SchemaFiles } from '../session/schemas/gather-references.ts';
/** More than a trace should have; it is read into memory as a whole. */
export declare const LARGEST_BLOB: number;
/** More than a schema or an artifact has. */
export declare const LARGEST_DOCUMENT: number;
/** The regular files of a tree, by their paths. */
export interface TreeFiles extends SchemaFiles {
    readonly entries: ReadonlyMap<string, TreeEntry>;
    /** The content of a document; undefined where there is none, or more than {@link LARGEST_DOCUMENT}. */
    bytes(file: string): Promise<Buffer | undefined>;
    /** The same of many in their order, with one process for all instead of one for each. */
    each(files: readonly string[]): AsyncIterable<readonly [file: string, content: Buffer | undefined]>;
    /** The content, up to {@link LARGEST_BLOB}. */
    blob(file: string): Promise<Buffer | undefined>;
}
export declare function openTreeFiles(store: ObjectStore, tree: string, signal: AbortSignal): Promise<TreeFiles>;
/** The value of a JSON document; undefined where it is none. */
export declare function parsed(content: Buffer): unknown;
