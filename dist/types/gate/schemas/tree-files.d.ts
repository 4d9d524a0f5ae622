import type { ObjectStore } from '../../git/object-store.ts';
import { type TreeEntry } from '../../git/trees.ts';
import type { SchemaFiles } from '../../session/schemas/gather-references.ts';
/** More than a schema or an artifact has. */
export declare const LARGEST_DOCUMENT: number;
/** The regular files of a tree, by their paths. */
export interface TreeFiles extends SchemaFiles {
    readonly entries: ReadonlyMap<string, TreeEntry>;
    bytes(file: string): Promise<Buffer | undefined>;
}
export declare function openTreeFiles(store: ObjectStore, tree: string, signal: AbortSignal): Promise<TreeFiles>;
/** The value of a JSON document; undefined where it is none. */
export declare function parsed(content: Buffer): unknown;
