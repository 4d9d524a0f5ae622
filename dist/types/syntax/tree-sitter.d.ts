import { type Node } from 'web-tree-sitter';
import type { Span } from './definition.ts';
import { type WebAssemblyFile } from './grammar-files.ts';
import { type Replacement } from './replaced-span.ts';
export type SyntaxNode = Node;
/** A parsed text. Its memory is not the garbage collector's: dispose of it. */
export interface SyntaxTree extends Disposable {
    readonly root: SyntaxNode;
    /**
     * The tree of a later text, made from what this one and that have in common; this one is then good for
     * disposal only. Undefined where one of them has an error: how the parser recovers depends on what it
     * starts from, and a tree must not depend on a document's history.
     */
    edited(text: string): EditedTree | undefined;
}
export interface EditedTree {
    readonly tree: SyntaxTree;
    readonly replacement: Replacement;
    /** Where the structure is another, by offsets of the later text. */
    readonly changed: readonly Span[];
}
export interface TextParser {
    /** Never fails: what is not the language becomes error nodes. */
    parse(text: string): SyntaxTree;
}
/** The parser of a grammar, loaded once per process. */
export declare function loadParser(grammar: WebAssemblyFile): Promise<TextParser>;
/** The scanners know only LF and CRLF for line ends. A lone CR is as long as an LF. */
export declare function withLineFeeds(text: string): string;
