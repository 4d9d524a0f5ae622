/** What matters to brackets and lines. Strings come first: what stands in them counts for nothing. */
export declare const PIECE: RegExp;
/** The same where a string was left open: then none holds the line that a definition begins on. */
export declare const WARY_PIECE: RegExp;
/** No expression goes on with these words: a bracket before them was never closed. */
export declare const STATEMENT: RegExp;
