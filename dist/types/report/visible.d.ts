/**
 * A text of the code under test with everything that a terminal, a log or a browser would act on
 * or hide written as an escape. Line feeds and tabs stay.
 */
export declare function visible(text: string): string;
/** Like {@link visible}, and on one line. */
export declare function visibleLine(text: string): string;
