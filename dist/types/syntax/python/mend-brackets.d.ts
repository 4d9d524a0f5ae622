/**
 * The same text, as long, with blanks for the line ends and comments inside brackets (Python gives
 * the indentation there no meaning; the grammar's scanner sometimes does), and for brackets that
 * nothing closes before the next definition.
 */
export declare function mendBrackets(text: string): string;
