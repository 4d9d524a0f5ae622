import type { Report } from '../model/report.ts';
import { type RenderOptions } from './render-report.ts';
/** When a comment is written; one that is there is always kept up to date, unless `never`. */
export declare const COMMENT_MODES: readonly ['always', 'changes', 'on-failure', 'never'];
export type CommentMode = (typeof COMMENT_MODES)[number];
/** Whether a comment that is not there yet is made. */
export declare function isCommentMade(mode: CommentMode, report: Report, exitCode: number): boolean;
/** The report as a comment; where all is well, folded to one line. */
export declare function commentText(report: Report, options: RenderOptions): string;
/** What stands in the place of an earlier verdict when a run came to none. */
export declare function failedRunText(failure: {
    readonly code: string;
    readonly message: string;
    readonly headSha: string;
    readonly runUrl: string | undefined;
}): string;
