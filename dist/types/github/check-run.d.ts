import type { GitHub, RepositoryName } from './client.ts';
import { type PublishOutcome } from './outcome.ts';
export interface CheckAnnotation {
    readonly path: string;
    /** From 1. */
    readonly start_line: number;
    readonly end_line: number;
    /** Only where both lines are one. */
    readonly start_column?: number;
    readonly end_column?: number;
    readonly annotation_level: 'failure' | 'warning' | 'notice';
    readonly title: string;
    readonly message: string;
}
export interface CheckRun {
    readonly repository: RepositoryName;
    readonly headSha: string;
    /** Unique among the checks of the commit: which suite it lands in, nobody knows. */
    readonly name: string;
    /** Stands for the gate and for its annotations, which can be added and never taken away. */
    readonly externalId: string;
    readonly conclusion: 'success' | 'neutral' | 'failure';
    readonly title: string;
    readonly summary: string;
    readonly annotations: readonly CheckAnnotation[];
    readonly detailsUrl?: string | undefined;
}
/**
 * Makes the check run, or goes on with the one that is there: by how many annotations it has, and not by
 * what was sent, so that a lost answer doubles nothing.
 */
export declare function publishCheckRun(github: GitHub, check: CheckRun): Promise<PublishOutcome>;
