import type { ObjectStore } from './object-store.ts';
export type EntryKind = 'file' | 'executable' | 'link' | 'submodule';
export interface TreeEntry {
    readonly path: string;
    readonly kind: EntryKind;
    readonly id: string;
    readonly size: number;
}
/**
 * Every entry of a tree, in Git's order. Names that would leave the folder they are written to
 * cannot be made with Git's own commands and are refused. What is not UTF-8 and no Python is left out.
 *
 * @throws LanserError E/INCONCLUSIVE, with the tree in its details, for a Python file whose name is not UTF-8.
 */
export declare function listTree(store: ObjectStore, tree: string, signal: AbortSignal): Promise<readonly TreeEntry[]>;
/**
 * The bytes of one file of a tree, also where links of the tree lead to it; undefined where the tree
 * has no such file.
 */
export declare function readFileOfTree(store: ObjectStore, tree: string, path: string, signal: AbortSignal): Promise<Buffer | undefined>;
