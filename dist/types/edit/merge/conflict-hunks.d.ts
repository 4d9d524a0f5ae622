/** A stretch that both sides changed, each in its own way. */
export interface ConflictHunk {
    /** Where it begins in the file as it is now; one-based. */
    readonly line: number;
    readonly base: string;
    readonly ours: string;
    readonly theirs: string;
}
/** The conflicts in a text that Git has merged with {@link CONFLICT_MARKS}; `ours` is the text as it is now. */
export declare function conflictHunks(merged: string, ours: string): readonly ConflictHunk[];
