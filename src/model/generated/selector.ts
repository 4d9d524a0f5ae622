// Generated from schemas/selector.schema.json by `npm run generate`. Do not edit.

/**
 * Which code element is meant. Lines and columns are one-based; columns count in `indexing`, and where it is absent in the command's --index-io (default utf-16). The end of a range is exclusive.
 */
export type PositionSpec =
  CursorSelector | RangeSelector | SymbolSelector | AstSelector | AnchorSelector | LocateSelector;
/**
 * A path relative to the workspace (POSIX, not percent-encoded), or a file: URI.
 */
export type Uri = string;
export type Ordinal = number;
/**
 * What columns count: UTF-8 bytes, UTF-16 code units, or Unicode scalar values.
 */
export type Indexing = 'utf-8' | 'utf-16' | 'codepoint';
/**
 * The Git blob id of the document that the selector was made for.
 */
export type DocVersion = string;
/**
 * @minItems 2
 * @maxItems 2
 */
export type LineAndColumn = [Ordinal, Ordinal];
/**
 * A stable identity of a symbol, with a fingerprint of its structure.
 */
export type SymbolId = string;
/**
 * @minItems 2
 * @maxItems 2
 */
export type ModuleStep = ['module', string];
/**
 * @minItems 2
 * @maxItems 3
 */
export type DefinitionStep = ['class' | 'def', Identifier] | ['class' | 'def', Identifier, Ordinal];
export type Identifier = string;
/**
 * First and last line, both included.
 *
 * @minItems 2
 * @maxItems 2
 */
export type LineAndColumn1 = [Ordinal, Ordinal];

/**
 * A place between two characters: src/app.py@L42:C7
 */
export interface CursorSelector {
  kind: 'cursor';
  uri: Uri;
  line: Ordinal;
  col: Ordinal;
  indexing?: Indexing;
  docVersion?: DocVersion;
}
/**
 * A stretch of text: src/app.py@R(42,7->44,1)
 */
export interface RangeSelector {
  kind: 'range';
  uri: Uri;
  start: LineAndColumn;
  end: LineAndColumn;
  indexing?: Indexing;
  docVersion?: DocVersion;
}
/**
 * A definition by its qualified name: py://pkg.mod#Class.method:body
 */
export interface SymbolSelector {
  kind: 'symbol';
  /**
   * The module, a colon, and the names from the outermost in.
   */
  qualname: string;
  /**
   * The name, the signature, the suite or the docstring.
   */
  role: 'def' | 'sig' | 'body' | 'doc';
  /**
   * Which overload, from 0 in source order; the implementation is not one.
   */
  overload?: number;
  symbolId?: SymbolId;
  docVersion?: DocVersion;
}
/**
 * A definition, or a syntax node inside it, by steps: ast://[module=pkg.mod]/[class=C]/[def=m]/name[1]
 */
export interface AstSelector {
  kind: 'ast';
  /**
   * The module, then definitions from the outermost in; a third member picks among equals, from 1.
   *
   * @minItems 1
   */
  path: [ModuleStep, ...DefinitionStep[]];
  /**
   * A node kind or field of the grammar and which of them, from 1.
   *
   * @minItems 2
   * @maxItems 2
   */
  leaf?: [string, Ordinal];
  docVersion?: DocVersion;
}
/**
 * A snippet of text: anchor://src/app.py#"def load_data("?ctx=24
 */
export interface AnchorSelector {
  kind: 'anchor';
  uri: Uri;
  snippet: string;
  /**
   * How many code points before and after the snippet belong to its context.
   */
  ctx: number;
  /**
   * SHA-1 of the UTF-8 of context, snippet and context, line ends as LF.
   */
  hash?: string;
  /**
   * The one-based line where it was last seen.
   */
  near?: number;
  docVersion?: DocVersion;
}
/**
 * A scope and a pattern in it, with a marker: models.py:MyClass.save@return <|>result
 */
export interface LocateSelector {
  kind: 'locate';
  uri: Uri;
  scope?: SymbolScope | LineScope;
  find?: string;
  /**
   * Which of several matches, from 1.
   */
  occurrence?: number;
  docVersion?: DocVersion;
}
export interface SymbolScope {
  /**
   * Names from the outermost in.
   *
   * @minItems 1
   */
  symbol: [Identifier, ...Identifier[]];
}
export interface LineScope {
  lines: LineAndColumn1;
}
