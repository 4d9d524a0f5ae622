import type { DefinitionStep } from '../model/selector.ts';
import type { Definition, Span } from '../syntax/definition.ts';
/**
 * The definitions that a path of names means in a document, in source order. Classes and functions
 * come with the names that are only bound beside them, because then none of them is the one meant;
 * of names that are only bound the first counts. The implementation stands for its overloads, and the
 * getter for its property.
 */
export declare function definitionsOfPath(definitions: readonly Definition[], path: readonly string[]): readonly Definition[];
/** The definitions at a depth, inside a span, that a step names, in source order. */
export declare function definitionsOfStep(definitions: readonly Definition[], within: Span, depth: number, [kind, name]: DefinitionStep): readonly Definition[];
/** The overloads of a function in source order. */
export declare function overloadsOfPath(definitions: readonly Definition[], path: readonly string[]): readonly Definition[];
/** Which of its overloads a definition is, from 0; undefined where it is none. */
export declare function overloadOf(definitions: readonly Definition[], definition: Definition): number | undefined;
