import type { Span } from '../definition.ts';
/** Where a stretch may begin: at every statement of the suite, or at its clauses (`else:`) too. */
export type Cut = 'statements' | 'clauses';
/**
 * The stretches of a suite's text that its statements take, decorators with what they decorate. Parsed
 * one by one, an error in one of them stays in it. The text begins at the start of a line; what is
 * indented deeper than `indent` belongs to the statement above.
 */
export declare function stretchesOf(text: string, indent: string, cut: Cut): readonly Span[];
