import type { TreeChange } from '../git/tree-changes.ts';
import { type SideFailure, type SideName } from './both-sides.ts';
import { type ConfirmedDelta } from './confirm.ts';
import { type CheckedSide, type SideCheckOptions } from './side-check.ts';
import { type TreesOnDisk } from './trees-on-disk.ts';
export interface ProjectSides {
    readonly trees: TreesOnDisk;
    readonly changes: readonly TreeChange[];
    readonly before: CheckedSide & AsyncDisposable;
    readonly after: CheckedSide & AsyncDisposable;
    readonly recheckOptions: (side: SideName, signal: AbortSignal) => SideCheckOptions;
    readonly signal: AbortSignal;
}
export type ProjectDelta = {
    readonly kind: 'established';
    readonly delta: ConfirmedDelta;
} | {
    readonly kind: 'failed';
    readonly failures: readonly SideFailure[];
};
/**
 * Matches the two sides; then checks every file with something introduced or resolved again, on
 * both sides, in fresh servers and in reverse order. Only what both rounds say stands.
 */
export declare function projectDelta(project: ProjectSides): Promise<ProjectDelta>;
