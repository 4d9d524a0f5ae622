import type { SyntaxNode } from '../tree-sitter.ts';

// Limits the recursion. Ordinary code has less nesting.
const MAX_DEPTH = 300;

/** Yields, in source order, the names that an assignment, loop, `with`, `except` or pattern binds in `target`. */
export function* boundNames(target: SyntaxNode, depth = 0): Generator<SyntaxNode> {
  if (depth > MAX_DEPTH) return;
  switch (target.type) {
    case 'identifier':
      yield target;
      return;
    case 'attribute':
    case 'subscript':
      return;
    case 'dotted_name':
      // In a pattern, a dotted name is a value. A name without a dot is a capture, except the wildcard `_`.
      if (target.namedChildCount === 1 && target.text !== '_') yield* namesBelow(target, depth);
      return;
    case 'class_pattern':
    case 'keyword_pattern':
      // The first child is the name of the class or attribute.
      for (const child of target.namedChildren.slice(1)) yield* boundNames(child, depth + 1);
      return;
    default:
      yield* namesBelow(target, depth);
  }
}

function* namesBelow(node: SyntaxNode, depth: number): Generator<SyntaxNode> {
  for (const child of node.namedChildren) yield* boundNames(child, depth + 1);
}

/** Yields the names that an import binds: aliases, imported names, or the first part of a module. */
export function* importedNames(statement: SyntaxNode): Generator<SyntaxNode> {
  const plain = statement.type === 'import_statement';
  for (const name of statement.childrenForFieldName('name')) {
    const alias = name.childForFieldName('alias');
    const bound = alias ?? (plain ? name.namedChild(0) : name.namedChild(name.namedChildCount - 1));
    if (bound !== null) yield bound;
  }
}
