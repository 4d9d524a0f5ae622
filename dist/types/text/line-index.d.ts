/** Zero-based; `character` counts UTF-16 units. */
export interface Position {
    readonly line: number;
    readonly character: number;
}
/** Where the lines of a text are: offsets to positions and back. */
export interface LineIndex {
    readonly text: string;
    readonly lineCount: number;
    /** The line's text without its end. */
    lineText(line: number): string;
    /** Offsets beyond the text are its end; one inside a CRLF is the end of its line. */
    positionAt(offset: number): Position;
    /** The offset of a position that lies in the text. */
    offsetAt(position: Position): number;
}
export declare function lineIndex(text: string): LineIndex;
