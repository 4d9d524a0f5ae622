/** Zero-based UTF-16 offsets into a document's text, the end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The kind of a definition. TypeScript's interfaces, enums and namespaces are classes. */
export type DefinitionKind = 'class' | 'function' | 'type' | 'variable' | 'import';

/** The role of a function among functions of the same name: an overload, or an accessor of a property. */
export type FunctionPart = 'plain' | 'overload' | 'getter' | 'setter' | 'deleter';

/** A class, a function, or a name that a module or class binds. */
export interface Definition {
  readonly kind: DefinitionKind;
  readonly name: string;
  /** The names of the enclosing definitions, the outermost first, then the definition's own name. */
  readonly path: readonly string[];
  readonly nameSpan: Span;
  /** The whole definition with decorators, or only the name of a variable, import or Python type alias. */
  readonly span: Span;
  /** The head of a class or function, in Python with its colon; null without a colon and for other definitions. */
  readonly signature: Span | null;
  /** The suite, from its first to its last token; in TypeScript with the braces. */
  readonly body: Span | null;
  /** The docstring, or in TypeScript the JSDoc comment. */
  readonly docstring: Span | null;
  readonly part: FunctionPart;
}
