/** Zero-based UTF-16 offsets into a document's text, the end exclusive. */
export interface Span {
    readonly start: number;
    readonly end: number;
}
export type DefinitionKind = 'class' | 'function' | 'type' | 'variable' | 'import';
/** What a function is to others of its name: an overload, or one of a property's functions. */
export type FunctionPart = 'plain' | 'overload' | 'getter' | 'setter' | 'deleter';
/** A name that a module or a class binds, and every class and function wherever it stands. */
export interface Definition {
    readonly kind: DefinitionKind;
    readonly name: string;
    /** Names from the outermost in, the own one last. */
    readonly path: readonly string[];
    readonly nameSpan: Span;
    /** Everything, decorators included. Of a variable or an import: its name. */
    readonly span: Span;
    /** From the first decorator or keyword up to and including the colon. Classes and functions only. */
    readonly signature: Span | null;
    /** From the first to the last token of the suite. */
    readonly body: Span | null;
    readonly docstring: Span | null;
    readonly part: FunctionPart;
}
