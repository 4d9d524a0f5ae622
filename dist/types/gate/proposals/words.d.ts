/** A name, a number or a sign of a text; never across lines, so that names in strings are words too. */
export interface Word {
    readonly text: string;
    readonly start: number;
    readonly end: number;
}
/** A text in words, and which of them stand on which line. */
export interface WordLines {
    readonly text: string;
    readonly words: readonly Word[];
    /** For each line the number of words before it, and at the end the number of all. */
    readonly starts: readonly number[];
}
export declare function wordLines(text: string): WordLines;
