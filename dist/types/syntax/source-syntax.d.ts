import type { Definition, Span } from './definition.ts';
import type { Statement, Token } from './token.ts';
/** What the syntax of one text says. */
export interface SourceSyntax {
    /** In source order. */
    readonly definitions: readonly Definition[];
    /** The nodes inside a span whose kind, or whose field in their parent, has this name; in source order. */
    nodes(within: Span, name: string): readonly Span[];
    /** The tokens of the text, comments included, in source order. */
    tokens(): readonly Token[];
    /** Whether a line that ends in an open brace is a line of its own. */
    readonly bracesAreBlocks: boolean;
    /** The innermost statement that holds the offset; undefined outside of all. */
    statementAt(offset: number): Statement | undefined;
}
/** A text that is edited. It holds a tree: dispose of it. */
export interface OpenSyntax extends Disposable {
    /** Of the last text. Those of earlier texts go on answering, and parse again for it. */
    readonly syntax: SourceSyntax;
    /** Reads a later text, and of it only what has changed. The answer is the one that `read` gives. */
    update(text: string): SourceSyntax;
}
/** A language that the index knows: one folder of this room. */
export interface SyntaxLanguage {
    /** Keeps no tree. */
    read(text: string): SourceSyntax;
    open(text: string): OpenSyntax;
}
