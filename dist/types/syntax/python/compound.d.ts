import type { Span } from '../definition.ts';
/** A statement with a suite. */
export interface Compound {
    /** Decorators and the first logical line, without a comment at its end. */
    readonly head: Span;
    readonly suite: Span;
    /** The suite's indentation; undefined where it stands on the head's line. */
    readonly indent: string | undefined;
}
/** Takes a stretch apart by lines and indentation alone, since its syntax is broken. */
export declare function compoundOf(text: string, indent: string): Compound | undefined;
