import type { GitHub } from '../github/client.ts';
import type { Report } from '../model/report.ts';
import type { CommentMode } from './comment-text.ts';
import { type Published, type PublishTarget } from './publish-report.ts';
import { type FollowedRun, type WorkflowFacts } from './workflow-event.ts';
/** What whoever publishes says; the event says the rest, and the report nothing of it. */
export interface Wanted {
    readonly repository?: string | undefined;
    readonly headSha?: string | undefined;
    readonly pullRequest?: number | undefined;
    readonly name?: string | undefined;
    readonly comment: CommentMode;
    readonly checkRun: boolean;
}
/** A target whose pull request nobody has looked for yet. */
export interface UntrustedTarget extends PublishTarget {
    readonly head: Pick<FollowedRun, 'headOwner' | 'headBranch'> | undefined;
    readonly blobUrl: string;
}
/**
 * Where a report of somebody else belongs.
 *
 * @throws LanserError E/USAGE where nobody but the report says it.
 */
export declare function untrustedTarget(facts: WorkflowFacts, wanted: Wanted): UntrustedTarget;
/**
 * Publishes a report that nobody vouches for: to the commit that the event names, and to a pull request
 * only where GitHub says that this commit is its head.
 */
export declare function publishUntrusted(github: GitHub, target: UntrustedTarget, report: Report, { comment, checkRun }: Wanted): Promise<Published>;
