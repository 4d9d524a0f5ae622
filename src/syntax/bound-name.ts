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
export const DEEPEST = 500;

export const OUTERMOST: Enclosing = { path: [], bindsNames: true, depth: 0 };

/** The definition of a name that is bound and no more. */
export function boundName(node: SyntaxNode, kind: DefinitionKind, enclosing: Enclosing): Definition {
  const span = spanOf(node);
  const name = node.text;
  return {
    kind,
    name,
    path: [...enclosing.path, name],
    nameSpan: span,
    span,
    signature: null,
    body: null,
    docstring: null,
    part: 'plain',
  };
}

export function spanOf(node: SyntaxNode): Span {
  return { start: node.startIndex, end: node.endIndex };
}
