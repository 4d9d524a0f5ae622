/** How a reader of Markdown counts: a summary by UTF-8 bytes, a comment by characters. */
export interface Size {
    readonly of: (text: string) => number;
    /** The longest beginning of a text that is no larger than this; no character is cut in half. */
    readonly beginning: (text: string, room: number) => string;
}
export declare const BYTES: Size;
/** Counted in UTF-16 units: however GitHub counts characters, it finds no more than these. */
export declare const CHARACTERS: Size;
