import type { Report } from '../model/report.ts';
import { type MarkdownLimit } from '../report/gate-markdown.ts';
export interface RenderOptions {
    /** Where the files of head can be seen. */
    readonly blobUrl?: string | undefined;
    /** The run, whose summary and artifacts hold what does not fit. */
    readonly runUrl?: string | undefined;
    /** Of a clean report one line, with the rest folded away. */
    readonly collapsed?: boolean | undefined;
}
/** The one place where reports become Markdown for GitHub: comment, check run and job summary alike. */
export declare function renderReport(report: Report, limit: MarkdownLimit, options: RenderOptions): string;
