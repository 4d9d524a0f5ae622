import type { Statement } from './token.ts';
import type { SyntaxTree } from './tree-sitter.ts';
/** The innermost node at an offset that stands directly in one of these kinds of nodes. */
export declare function statementAt({ root }: SyntaxTree, offset: number, holders: ReadonlySet<string>): Statement | undefined;
