import type { TrajectoryStep } from '../../model/report.ts';
import type { GatePolicy } from '../policy.ts';
import { type SideCheckOptions } from '../side-check.ts';
import { type SideSummary } from '../side-summary.ts';
import type { TreesOnDisk } from '../trees-on-disk.ts';
import type { CommitPath } from './commit-path.ts';
/** More commits than these would make the gate slow; the rest is skipped evenly. */
export declare const MOST_COMMITS = 20;
export interface TrajectoryInput {
    readonly path: CommitPath;
    readonly trees: TreesOnDisk;
    readonly policy: GatePolicy;
    readonly workingDirectories: readonly string[];
    /** What is known of trees already. */
    readonly known: ReadonlyMap<string, SideSummary>;
    /** A folder of our own; absolute. */
    readonly scratch: string;
    readonly checking: Omit<SideCheckOptions, 'label' | 'readableRoot' | 'workingDirectory'>;
}
/** Checks each commit on the way from base to head, under base's configuration, and scores it against the one before. */
export declare function trajectoryOf(input: TrajectoryInput): Promise<readonly TrajectoryStep[]>;
