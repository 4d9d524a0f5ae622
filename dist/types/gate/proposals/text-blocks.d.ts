/** More than GitHub takes for the text of a pull request. */
export declare const LONGEST_TEXT: number;
/**
 * The contents of the fenced code blocks whose language is `lanser`, in the order of the text: those that begin
 * a line of it, by the rules of CommonMark. A whole parser of Markdown takes minutes for a text that is made to
 * take them, and this one comes from anybody; so blocks in lists, quotes and comments are none.
 */
export declare function lanserBlocks(markdown: string): readonly string[];
