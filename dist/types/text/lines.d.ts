/**
 * The lines of a text as LSP counts them: ended by LF, CRLF or a lone CR. Line ends are not part
 * of the lines; a text that ends with one has an empty last line.
 */
export declare function splitLines(text: string): string[];
/** Zero-based UTF-16 offset of each line's first character, under the same line ends. */
export declare function lineStarts(text: string): number[];
/** The same where U+2028 and U+2029 end lines too, as in ECMAScript. */
export declare function ecmaScriptLineStarts(text: string): number[];
