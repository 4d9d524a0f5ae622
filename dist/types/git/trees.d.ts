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
 * cannot be made with Git's own commands and are refused.
 */
export declare function listTree(store: ObjectStore, tree: string, signal: AbortSignal): Promise<readonly TreeEntry[]>;
/** The bytes of one file of a tree, or undefined where the tree has no such file. */
export declare function readFileOfTree(store: ObjectStore, tree: string, path: string, signal: AbortSignal): Promise<Buffer | undefined>;
