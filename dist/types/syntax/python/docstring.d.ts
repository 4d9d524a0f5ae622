import type { Span } from '../definition.ts';
import type { SyntaxNode } from '../tree-sitter.ts';
/**
 * The docstring of a suite by Python's rule: its first statement, where that is a string and nothing
 * else. Adjacent literals are one, parentheses do not count; bytes and formatted strings are none.
 */
export declare function docstringOf(block: SyntaxNode): Span | null;
