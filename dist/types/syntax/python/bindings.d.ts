import type { SyntaxNode } from '../tree-sitter.ts';
/** The names that a target of an assignment, a loop, a `with` or a pattern binds, in source order. */
export declare function boundNames(target: SyntaxNode, depth?: number): Generator<SyntaxNode>;
/** The names that an import statement binds: aliases, imported names, or the first part of a module. */
export declare function importedNames(statement: SyntaxNode): Generator<SyntaxNode>;
