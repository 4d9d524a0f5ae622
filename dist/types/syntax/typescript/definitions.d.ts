import type { Definition } from '../definition.ts';
import type { SyntaxNode } from '../tree-sitter.ts';
/** The definitions in a node that stands right in a TypeScript module, in source order. */
export declare function typeScriptDefinitions(topLevel: SyntaxNode): readonly Definition[];
