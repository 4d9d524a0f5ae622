/** A stretch of a text, by offsets in UTF-16 units, and what it is replaced with. */
export interface Splice {
    readonly start: number;
    readonly end: number;
    readonly newText: string;
}
/** The text after these, which are in order and do not overlap. */
export declare function splice(text: string, splices: readonly Splice[]): string;
