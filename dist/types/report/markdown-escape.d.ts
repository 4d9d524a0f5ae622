/**
 * A text as a Markdown code span: no mention, link, image, HTML, emphasis or command of it takes
 * effect. Not for table cells, where a bar would end the cell.
 */
export declare function codeSpan(text: string): string;
/** A text as a fenced code block, every line of it after `indent`. */
export declare function codeBlock(text: string, indent: string): string;
/** The lines of a text as they stand in a fenced block. */
export declare function indented(text: string, indent: string): string;
/** A fence around lines that are visible and indented already. */
export declare function fenced(lines: string, indent: string, language: 'diff' | 'text'): string;
export declare function longestRun(text: string): number;
