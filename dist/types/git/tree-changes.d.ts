import type { ObjectStore } from './object-store.ts';
export type ChangeKind = 'added' | 'deleted' | 'modified' | 'renamed';
/** Lines of base replaced by lines of head: zero-based starts, counts may be 0. */
export interface Hunk {
    readonly baseStart: number;
    readonly baseCount: number;
    readonly headStart: number;
    readonly headCount: number;
}
export interface TreeChange {
    readonly kind: ChangeKind;
    /** Null where the file is new. */
    readonly basePath: string | null;
    /** Null where the file is deleted. */
    readonly headPath: string | null;
    readonly hunks: readonly Hunk[];
}
/**
 * What changed between two trees, renames found, with line hunks that ignore white space. A name that
 * is not UTF-8 is left out; where it is that of a Python file, {@link listTree} refuses the tree.
 */
export declare function diffTrees(store: ObjectStore, base: string, head: string, signal: AbortSignal): Promise<readonly TreeChange[]>;
