import type { Report } from '../model/report.ts';
export interface MarkdownLook {
    /** Where a commit's files can be seen, for example `https://github.com/o/r/blob/<sha>`. */
    readonly blobUrl?: string | undefined;
    /** Of a clean report one line, with the rest folded away under it. */
    readonly collapsed?: boolean | undefined;
    /** Where all of the report is, in words of Markdown; whatever does not fit refers to it. */
    readonly fullReport?: string | undefined;
}
/** A summary is limited in UTF-8 bytes, a comment in characters. Neither may be below {@link SMALLEST_LIMIT}. */
export type MarkdownLimit = {
    readonly maxBytes: number;
} | {
    readonly maxCharacters: number;
};
export type MarkdownOptions = MarkdownLimit & MarkdownLook;
/** Verdict, table, notes and footer are never more than this. */
export declare const SMALLEST_LIMIT = 6000;
/**
 * A report as Markdown for a job summary or a comment. No text of the code under test takes effect, and the
 * sections share the room fairly: each says what it leaves out, and where that is.
 */
export declare function gateMarkdown(report: Report, options: MarkdownOptions): string;
