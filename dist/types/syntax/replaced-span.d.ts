/** One stretch of a text that another has taken the place of. */
export interface Replacement {
    readonly start: number;
    readonly earlierEnd: number;
    readonly laterEnd: number;
}
/** What is left between the longest common beginning and the longest common end. */
export declare function replacedSpan(earlier: string, later: string): Replacement;
/** Row and column as tree-sitter counts them. */
export declare function pointAt(text: string, offset: number): {
    readonly row: number;
    readonly column: number;
};
