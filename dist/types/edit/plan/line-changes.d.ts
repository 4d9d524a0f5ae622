import type { Splice } from '../../text/splice.ts';
/** Lines that are replaced: half-open stretches before and after. */
export interface LineChange {
    readonly before: LineSpan;
    readonly after: LineSpan;
}
interface LineSpan {
    readonly start: number;
    readonly end: number;
}
/** A text in Git's lines: what an LF ends, with it; the rest is the last line. */
export interface GitLines {
    readonly text: string;
    readonly lines: readonly string[];
    /** Where each line starts. */
    readonly starts: readonly number[];
}
export declare function gitLines(text: string): GitLines;
/** The lines that differ, looked for only where the text was changed; without splices, everywhere. */
export declare function lineChanges(before: GitLines, after: GitLines, splices: readonly Splice[] | undefined): readonly LineChange[];
export {};
