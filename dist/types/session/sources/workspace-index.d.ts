import type { WorkspacePath } from '../../model/brand.ts';
import type { IndexedDefinition } from '../../relocate/source.ts';
/**
 * The classes and functions of all files below a folder, as the files are when it is asked. Files that
 * cannot be read, and those too large to have been typed, have none.
 */
export interface WorkspaceIndex {
    /** Relative to the folder, by code unit. */
    files(): Promise<readonly WorkspacePath[]>;
    /** Ordered by file and place. */
    definitions(): Promise<readonly IndexedDefinition[]>;
}
export interface WorkspaceIndexOptions {
    /** Where entries are kept from one process to the next; undefined keeps none. */
    readonly cacheFolder: string | undefined;
    /** Globs of files that are no part of it, relative to the folder. */
    readonly exclude?: readonly string[] | undefined;
    /** Ends the reading, with E/INTERRUPTED; what was read stays in the cache. */
    readonly signal?: AbortSignal | undefined;
    /** How many of the files that are new or changed have been read. */
    readonly progress?: ((done: number, total: number) => void) | undefined;
}
export declare function workspaceIndex(root: string, { cacheFolder, exclude, signal, progress }: WorkspaceIndexOptions): WorkspaceIndex;
