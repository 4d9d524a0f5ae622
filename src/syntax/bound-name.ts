import type { Definition, DefinitionKind, Span } from './definition.ts';
import type { SyntaxNode } from './tree-sitter.ts';

/** The context of a node in a walk over the syntax tree of a module. */
export interface Enclosing {
  /** The names of the definitions around the node, the outermost first. */
  readonly path: readonly string[];
  /** False inside a function: its variables, imports and (in Python) type aliases are not definitions. */
  readonly bindsNames: boolean;
  readonly depth: number;
}

/** The maximum depth of a walk. Python allows only 100 levels of indentation. */
export const MAX_DEPTH = 500;

export const OUTERMOST: Enclosing = { path: [], bindsNames: true, depth: 0 };

/** Returns the definition of a variable, an import or a type alias from the node of its name. */
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
