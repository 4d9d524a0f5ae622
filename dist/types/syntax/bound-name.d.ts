import type { Definition, DefinitionKind, Span } from './definition.ts';
import type { SyntaxNode } from './tree-sitter.ts';
/** What a walk over a module carries from the outside in. */
export interface Enclosing {
    readonly path: readonly string[];
    /** Inside a function only classes and functions are addressed. */
    readonly bindsNames: boolean;
    /** Of blocks and clauses. */
    readonly depth: number;
}
/** Deeper than any code: Python takes a hundred levels of indentation. */
export declare const DEEPEST = 500;
export declare const OUTERMOST: Enclosing;
/** The definition of a name that is bound and no more. */
export declare function boundName(node: SyntaxNode, kind: DefinitionKind, enclosing: Enclosing): Definition;
export declare function spanOf(node: SyntaxNode): Span;
