import type { Bundle } from '../model/bundle.ts';
/**
 * One scope for a whole path: the workspace, or files of it. Bundles that do not cover it contribute no count
 * of diagnostics; of those that do, what lies in it is counted.
 */
export type PinnedScope = {
    readonly kind: 'workspace';
} | {
    readonly kind: 'files';
    readonly files: readonly string[];
};
/** Diagnostics (errors and warnings), and over what they were counted: equal texts are equal scopes. */
export interface ScopedCount {
    readonly diagnostics: number;
    readonly scope: string;
}
/** What a bundle counts; undefined where it counts nothing, or nothing of the pinned scope. */
export declare function countOf(bundle: Bundle, pinned?: PinnedScope): ScopedCount | undefined;
/** What D counts: notes that only inform are none. */
export declare function problems({ error, warning }: {
    readonly error: number;
    readonly warning: number;
}): number;
