/** Zero-based UTF-16 offsets into a document's text, the end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The kind of a definition. The interfaces, enums and namespaces of TypeScript count as classes. */
export type DefinitionKind = 'class' | 'function' | 'type' | 'variable' | 'import';

/** The role of a function. In TypeScript, `overload` also means a non-abstract signature without a body. */
export type FunctionPart = 'plain' | 'overload' | 'getter' | 'setter' | 'deleter';

/** A class, a function, a name that a module or class binds, or a TypeScript type alias in a function. */
export interface Definition {
  readonly kind: DefinitionKind;
  readonly name: string;
  /** The names of the enclosing definitions, the outermost first, then the definition's own name. */
  readonly path: readonly string[];
  readonly nameSpan: Span;
  /** The whole definition, in Python with decorators. For a variable, import or Python type alias, only the name. */
  readonly span: Span;
  /** The head of a class or function. In Python, ends with the colon, and is null without it. Null for other kinds. */
  readonly signature: Span | null;
  /** In Python, the suite from its first to its last token. In TypeScript, the body with any braces. Null if none. */
  readonly body: Span | null;
  /** The docstring, or in TypeScript the JSDoc comment. Null if missing, and for a variable or import. */
  readonly docstring: Span | null;
  readonly part: FunctionPart;
}
