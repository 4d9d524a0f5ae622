import type { ObjectStore } from '../../git/object-store.ts';
import type { FetchAuthorization } from '../../git/fetch-from-origin.ts';
/** A commit on the way from base to head. */
export interface PathCommit {
    readonly commit: string;
    readonly tree: string;
    readonly title: string;
    /** Commits between the one before and this one that are left out. */
    readonly skipped: number;
}
/** Where the way begins, and the commits on it, in order. */
export interface CommitPath {
    readonly startTree: string;
    readonly commits: readonly PathCommit[];
}
/** How to come to what a clone lacks. */
export interface CommitAccess {
    /** A commit's tree, with everything in it. */
    readonly complete: (commit: string) => Promise<string>;
    readonly authorization: FetchAuthorization | undefined;
}
/**
 * The commits of a change, by first parents, from where it left base. Of a pull request's merge commit those of
 * the branch. Of more than `most` as many, spread evenly; the last one is always there.
 *
 * @throws LanserError E/INCONCLUSIVE where the history is not there.
 */
export declare function commitPath(store: ObjectStore, sides: {
    readonly before: string;
    readonly after: string;
    readonly isMerge: boolean;
}, most: number, { complete, authorization }: CommitAccess, signal: AbortSignal): Promise<CommitPath>;
/** Indexes below `count`, at most `most` of them, the last one among them. */
export declare function spread(count: number, most: number): readonly number[];
