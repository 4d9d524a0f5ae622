import type { ObjectStore } from '../../git/object-store.ts';
import type { TreeChange } from '../../git/tree-changes.ts';
import type { TreeFiles } from '../tree-files.ts';
import type { BothTexts } from './edit-in-head.ts';
import type { Proposed } from './read-proposals.ts';
/** The texts of both sides, and what is known of the way from one to the other. */
export interface SideTexts extends BothTexts {
    readonly before: TreeFiles;
    readonly after: TreeFiles;
    /** All words of the files that head changes or adds. */
    changedWords(): Promise<ReadonlySet<string>>;
}
export interface SideTextsInput {
    readonly store: ObjectStore;
    readonly changes: readonly TreeChange[];
    readonly before: TreeFiles;
    readonly after: TreeFiles;
    readonly proposed: readonly Proposed[];
    readonly signal: AbortSignal;
}
export declare function sideTexts({ store, changes, before, after, proposed, signal }: SideTextsInput): SideTexts;
/** Where a file goes that is moved, or stands in a folder that is. */
export declare function movedPath(path: string, { oldUri, newUri }: {
    readonly oldUri: string;
    readonly newUri: string;
}): string | undefined;
