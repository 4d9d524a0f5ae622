/**
 * The column in `after` of the character that stands at `column` in `before`, where both lines
 * hold the same characters but for white space: the character after as many non-blank ones.
 */
export declare function columnAcrossSpacing(before: string, column: number, after: string): number;
