import type { SourceDocument } from '../selector/source.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import type { Token } from '../syntax/token.ts';
/** A logical line: what stands between two line ends outside of brackets. */
export interface Unit extends Span {
    readonly tokens: readonly Token[];
    /** The texts of its tokens as far as they matter: quotes, trailing commas and comments do not. */
    readonly words: readonly string[];
    readonly key: string;
    /** The words that are no punctuation; all where there are no others. */
    readonly names: readonly string[];
    /** What it assigns to or calls, or its keyword: the words before the first bracket or equals sign. */
    readonly head: string;
    /** A class or function that begins here, in the sequence of what encloses it. */
    readonly opens: Definition | undefined;
}
/** The module, a class or a function, with what is its own. */
export interface Scope {
    readonly document: SourceDocument;
    readonly definition: Definition | undefined;
    /** Decorators and the line up to the colon. */
    readonly header: readonly Unit[];
    /** The body's logical lines; a class or function in it is one unit, its first line. */
    readonly sequence: readonly Unit[];
    readonly children: readonly Scope[];
    readonly parent: Scope | undefined;
}
export interface Outline {
    readonly module: Scope;
    readonly scopeOf: ReadonlyMap<Definition, Scope>;
}
/** A document's scopes and logical lines; made once. */
export declare function outlineOf(document: SourceDocument): Outline;
/** The innermost scope that holds an offset. */
export declare function scopeAt(outline: Outline, offset: number): Scope;
/** The logical lines of a scope and of all inside it, in source order. */
export declare function unitsOf({ header, sequence, children }: Scope): readonly Unit[];
/** The line with the name of a class or function. */
export declare function nameLineOf(scope: Scope | undefined): Unit | undefined;
/** Comments and strings are tokens with words of their own. */
export declare function isTelling({ key }: Unit): boolean;
