import type { Span } from '../definition.ts';
import type { SyntaxNode } from '../tree-sitter.ts';

/** Returns the span of a string that is a block's first statement, or null. Omits bytes, f-strings and t-strings. */
export function docstringOf(block: SyntaxNode): Span | null {
  const statement = block.namedChildren.find((child) => child.type !== 'comment');
  if (statement?.type !== 'expression_statement') return null;
  let expression = onlyChild(statement);
  while (expression?.type === 'parenthesized_expression') expression = onlyChild(expression);
  if (expression === undefined) return null;
  const literals = expression.type === 'concatenated_string' ? expression.namedChildren : [expression];
  if (!literals.every((literal) => literal.type === 'comment' || isPlainString(literal))) return null;
  return { start: expression.startIndex, end: expression.endIndex };
}

/** Returns the only child except comments and parentheses; undefined for none or several, such as `"a"` and `,`. */
function onlyChild(node: SyntaxNode): SyntaxNode | undefined {
  const children = node.children.filter(
    (child) => child.type !== 'comment' && child.type !== '(' && child.type !== ')',
  );
  return children.length === 1 ? children[0] : undefined;
}

function isPlainString(node: SyntaxNode): boolean {
  if (node.type !== 'string') return false;
  const prefix = node.firstChild?.text ?? '';
  return !/[bft]/iu.test(prefix);
}
