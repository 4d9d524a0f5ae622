// Generated from schemas/selector.schema.json by `npm run generate`. Do not edit.

/**
 * A reference to a code element. Lines and columns are one-based. The unit of columns is `indexing`, or else the command's `--index-io` (default utf-16). The end of a range is exclusive.
 */
export type PositionSpec =
  CursorSelector | RangeSelector | SymbolSelector | AstSelector | AnchorSelector | LocateSelector;
/**
 * A path relative to the workspace (POSIX, not percent-encoded), or a file: URI.
 */
export type Uri = string;
/**
 * A number from 1.
 */
export type Ordinal = number;
/**
 * The unit of columns: UTF-8 bytes, UTF-16 code units, or Unicode scalar values.
 */
export type Indexing = 'utf-8' | 'utf-16' | 'codepoint';
/**
 * The Git blob id of the document that the selector refers to.
 */
export type DocVersion = string;
/**
 * Two numbers from 1: a line and a column, or two lines.
 *
 * @minItems 2
 * @maxItems 2
 */
export type LineAndColumn = readonly [Ordinal, Ordinal];
/**
 * A number from 0.
 */
export type Natural = number;
/**
 * A stable id of a symbol, with a fingerprint of its structure.
 */
export type SymbolId = string;
/**
 * `module` and its dotted name.
 *
 * @minItems 2
 * @maxItems 2
 */
export type ModuleStep = readonly ['module', string];
/**
 * `class` or `def`, the name, and the number among equal definitions, from 1. Without the number, equal definitions are ambiguous.
 *
 * @minItems 2
 * @maxItems 3
 */
export type DefinitionStep = readonly ['class' | 'def', Identifier] | readonly ['class' | 'def', Identifier, Ordinal];
/**
 * A Python identifier.
 */
export type Identifier = string;
/**
 * A name in any supported language; `$` and a leading `#` occur in TypeScript.
 */
export type ScopeName = string;

/**
 * A position between two characters: `src/app.py@L42:C7`.
 */
export interface CursorSelector {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A selector of the kind `cursor`.
   */
  readonly kind: 'cursor';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  readonly uri: Uri;
  /**
   * The line, from 1.
   */
  readonly line: Ordinal;
  /**
   * The column, from 1; the line's length plus 1 is its end.
   */
  readonly col: Ordinal;
  /**
   * The unit of columns. Default: the command's `--index-io`.
   */
  readonly indexing?: Indexing;
  /**
   * The version of the file that the selector refers to. Default: the present version.
   */
  readonly docVersion?: DocVersion;
}
/**
 * A range of text: `src/app.py@R(42,7->44,1)`.
 */
export interface RangeSelector {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A selector of the kind `range`.
   */
  readonly kind: 'range';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  readonly uri: Uri;
  /**
   * The start: line and column.
   */
  readonly start: LineAndColumn;
  /**
   * The end, exclusive: line and column.
   */
  readonly end: LineAndColumn;
  /**
   * The unit of columns. Default: the command's `--index-io`.
   */
  readonly indexing?: Indexing;
  /**
   * The version of the file that the selector refers to. Default: the present version.
   */
  readonly docVersion?: DocVersion;
}
/**
 * A definition by its qualified name, such as `py://pkg.mod#Class.method:body`, or in languages other than Python by its file, such as `symbol://src/shape.ts#Shape.area:body`.
 */
export interface SymbolSelector {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A selector of the kind `symbol`.
   */
  readonly kind: 'symbol';
  /**
   * The module, a colon, and the names from the outermost to the innermost. A module without a Python name is its file, relative to the workspace, with the prefix `./`.
   */
  readonly qualname: string;
  /**
   * The part: the name, the signature, the body or the docstring.
   */
  readonly role: 'def' | 'sig' | 'body' | 'doc';
  /**
   * The overload, from 0 in source order; the implementation does not count.
   */
  readonly overload?: Natural;
  /**
   * False if an imported name refers to the import itself. Default: imports are followed to the definition.
   */
  readonly follow?: false;
  /**
   * The former id of the symbol, to find it after a rename. Default: the symbol is found by its name.
   */
  readonly symbolId?: SymbolId;
  /**
   * The version of the file that the selector refers to. Default: the present version.
   */
  readonly docVersion?: DocVersion;
}
/**
 * A definition or a syntax node inside it, by steps: `ast://[module=pkg.mod]/[class=C]/[def=m]/name[1]`.
 */
export interface AstSelector {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A selector of the kind `ast`.
   */
  readonly kind: 'ast';
  /**
   * The module, then the definitions from the outermost to the innermost. A third member selects one of several equal definitions, from 1.
   *
   * @minItems 1
   */
  readonly path: readonly [ModuleStep, ...readonly DefinitionStep[]];
  /**
   * A node kind or field of the grammar, and its number, from 1.
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly leaf?: readonly [string, Ordinal];
  /**
   * False if an imported name refers to the import itself. Default: imports are followed to the definition.
   */
  readonly follow?: false;
  /**
   * The version of the file that the selector refers to. Default: the present version.
   */
  readonly docVersion?: DocVersion;
}
/**
 * A snippet of text: `anchor://src/app.py#"def load_data("?ctx=24`.
 */
export interface AnchorSelector {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A selector of the kind `anchor`.
   */
  readonly kind: 'anchor';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  readonly uri: Uri;
  /**
   * The text, with LF line ends.
   */
  readonly snippet: string;
  /**
   * The number of code points of context before and after the snippet.
   */
  readonly ctx: Natural;
  /**
   * The SHA-1 of the UTF-8 of context, snippet and context, with LF line ends.
   */
  readonly hash?: string;
  /**
   * The last known line, from 1.
   */
  readonly near?: Ordinal;
  /**
   * The version of the file that the selector refers to. Default: the present version.
   */
  readonly docVersion?: DocVersion;
}
/**
 * A scope and a pattern in it, with a marker: `models.py:MyClass.save@return <|>result`.
 */
export interface LocateSelector {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A selector of the kind `locate`.
   */
  readonly kind: 'locate';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  readonly uri: Uri;
  /**
   * The scope of the search. Default: the whole file.
   */
  readonly scope?: SymbolScope | LineScope;
  /**
   * The pattern. White space between two words matches any white space, and `<|>` marks the location. If absent, the selector refers to the scope itself.
   */
  readonly find?: string;
  /**
   * The number of the match, from 1.
   */
  readonly occurrence?: Ordinal;
  /**
   * The version of the file that the selector refers to. Default: the present version.
   */
  readonly docVersion?: DocVersion;
}
/**
 * A definition, including its decorators.
 */
export interface SymbolScope {
  /**
   * The names from the outermost to the innermost.
   *
   * @minItems 1
   */
  readonly symbol: readonly [ScopeName, ...readonly ScopeName[]];
}
/**
 * A range of lines.
 */
export interface LineScope {
  /**
   * The first and the last line, both inclusive.
   */
  readonly lines: LineAndColumn;
}
