import type { TreeChange } from '../git/tree-changes.ts';
import { type SideFailure } from './both-sides.ts';
import { type ConfirmedDelta } from './confirm.ts';
import type { SideCheck } from './side-check.ts';
import { type TreesOnDisk } from './trees-on-disk.ts';
export interface ProjectSides {
    readonly trees: TreesOnDisk;
    readonly changes: readonly TreeChange[];
    readonly before: SideCheck;
    readonly after: SideCheck;
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
 * both sides, from nothing and in reverse order. Only what both rounds say stands.
 */
export declare function projectDelta(sides: ProjectSides): Promise<ProjectDelta>;
