import type { Span } from '../definition.ts';
import type { SyntaxNode } from '../tree-sitter.ts';

/** Returns the span from the first to the last token of a suite, without comments and `;`. */
export function suiteSpan(block: SyntaxNode): Span | null {
  const first = block.children.find(isToken);
  if (first === undefined) return null;
  return { start: first.startIndex, end: endOfLastToken(block) };
}

function endOfLastToken(node: SyntaxNode): number {
  let last = node;
  for (;;) {
    const next = last.children.findLast(isToken);
    if (next === undefined) return last.endIndex;
    last = next;
  }
}

function isToken(node: SyntaxNode): boolean {
  return node.type !== 'comment' && node.type !== ';' && node.endIndex > node.startIndex;
}
