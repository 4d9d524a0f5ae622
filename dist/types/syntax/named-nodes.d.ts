import type { Span } from './definition.ts';
import type { SyntaxTree } from './tree-sitter.ts';
/** The nodes inside a span whose kind, or whose field in their parent, has this name; in source order. */
export declare function namedNodes({ root }: SyntaxTree, within: Span, name: string): readonly Span[];
