import type { Span } from '../definition.ts';
import type { SyntaxNode } from '../tree-sitter.ts';
/** From the first token of a suite to the end of its last one; comments and `;` are left out. */
export declare function suiteSpan(block: SyntaxNode): Span | null;
