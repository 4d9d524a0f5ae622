import type { GitHub, RepositoryName } from '../github/client.ts';
import type { RunOrder } from '../github/marker.ts';
import type { PublishOutcome } from '../github/outcome.ts';
import type { Report } from '../model/report.ts';
import type { CheckAnnotations } from '../report/annotations.ts';
import { type CommentMode } from './comment-text.ts';
import { type GateIdentity } from './gate-identity.ts';
import type { RenderOptions } from './render-report.ts';
/** Where a verdict belongs, and who says it. */
export interface PublishTarget {
    readonly repository: RepositoryName;
    /** The commit whose check it is: of a pull request its head, and not the merge commit. */
    readonly headSha: string;
    readonly pullRequest: number | undefined;
    readonly identity: GateIdentity;
    readonly run: RunOrder;
    readonly runUrl: string | undefined;
}
export interface PublishChannels extends RenderOptions {
    readonly comment: CommentMode;
    readonly checkRun: boolean;
    readonly annotations: CheckAnnotations;
}
/** What became of each channel; each fails by itself. */
export interface Published {
    readonly comment: PublishOutcome;
    readonly checkRun: PublishOutcome;
}
export declare function publishReport(github: GitHub, target: PublishTarget, report: Report, channels: PublishChannels): Promise<Published>;
/** Takes back an earlier verdict where the run for a newer commit came to none; makes no comment. */
export declare function publishFailedRun(github: GitHub, target: PublishTarget, failure: {
    readonly code: string;
    readonly message: string;
}): Promise<PublishOutcome>;
