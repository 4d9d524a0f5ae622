import type { Counts } from '../model/diagnostic.ts';
import type { SideCheck } from './side-check.ts';
/** What a side comes down to over all of its projects. */
export interface SideSummary {
    readonly bundleId: string;
    readonly counts: Counts;
}
export interface CheckedProject {
    readonly workingDirectory: string;
    readonly check: Pick<SideCheck, 'bundle' | 'facts'>;
}
/** The bundle of the one project, or the digest of the list of the bundles. */
export declare function summaryOf(projects: readonly CheckedProject[]): SideSummary;
