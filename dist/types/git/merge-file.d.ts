import type { Git } from './git.ts';
/** Three versions of one file. */
export interface MergeSides {
    readonly base: Uint8Array;
    /** As it is now. */
    readonly ours: Uint8Array;
    /** As the change wants it. */
    readonly theirs: Uint8Array;
}
export type MergedFile = {
    readonly kind: 'merged';
    readonly bytes: Uint8Array;
}
/** With every conflict between {@link CONFLICT_MARKS}, all three sides shown. */
 | {
    readonly kind: 'conflict';
    readonly bytes: Uint8Array;
}
/** Git merges no bytes that are no text. */
 | {
    readonly kind: 'binary';
};
/** What begins the lines around a conflict and between its sides. */
export declare const CONFLICT_MARKS: Readonly<Record<'ours' | 'base' | 'theirs' | 'end', string>>;
/**
 * Merges a file the way `git apply --3way` does, in a temporary folder.
 *
 * @throws LanserError E/INCONCLUSIVE where Git does not merge.
 */
export declare function mergeFile(git: Git, temporaryDirectory: string, sides: MergeSides, signal: AbortSignal): Promise<MergedFile>;
