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
/**
 * A number from 1.
 */
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
 * Two numbers from 1: a line and a column, or two lines.
 *
 * @minItems 2
 * @maxItems 2
 */
export type LineAndColumn = [Ordinal, Ordinal];
/**
 * A number from 0.
 */
export type Natural = number;
/**
 * A stable identity of a symbol, with a fingerprint of its structure.
 */
export type SymbolId = string;
/**
 * `module` and its dotted name.
 *
 * @minItems 2
 * @maxItems 2
 */
export type ModuleStep = ['module', string];
/**
 * `class` or `def`, the name, and which of several equals, from 1; without it equals are ambiguous.
 *
 * @minItems 2
 * @maxItems 3
 */
export type DefinitionStep = ['class' | 'def', Identifier] | ['class' | 'def', Identifier, Ordinal];
/**
 * A name as Python has it.
 */
export type Identifier = string;
/**
 * A name of a language that the index or a server knows; `$` and a leading `#` are TypeScript's.
 */
export type ScopeName = string;

/**
 * A place between two characters: `src/app.py@L42:C7`
 */
export interface CursorSelector {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * A selector of the kind `cursor`.
   */
  kind: 'cursor';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  uri: Uri;
  /**
   * The line, from 1.
   */
  line: Ordinal;
  /**
   * The column, from 1; the line's length plus 1 is its end.
   */
  col: Ordinal;
  /**
   * What columns count; absent: the command's --index-io.
   */
  indexing?: Indexing;
  /**
   * The version of the file that it was made for; absent: the file as it is.
   */
  docVersion?: DocVersion;
}
/**
 * A stretch of text: `src/app.py@R(42,7->44,1)`
 */
export interface RangeSelector {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * A selector of the kind `range`.
   */
  kind: 'range';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  uri: Uri;
  /**
   * Where it begins: line and column.
   */
  start: LineAndColumn;
  /**
   * Where it ends: line and column of what follows.
   */
  end: LineAndColumn;
  /**
   * What columns count; absent: the command's --index-io.
   */
  indexing?: Indexing;
  /**
   * The version of the file that it was made for; absent: the file as it is.
   */
  docVersion?: DocVersion;
}
/**
 * A definition by its qualified name: `py://pkg.mod#Class.method:body`, or in another language than Python by its file: `symbol://src/shape.ts#Shape.area:body`
 */
export interface SymbolSelector {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * A selector of the kind `symbol`.
   */
  kind: 'symbol';
  /**
   * The module, a colon, and the names from the outermost in. A module without a Python name is its file, relative to the workspace, with `./` before it.
   */
  qualname: string;
  /**
   * The name, the signature, the suite or the docstring.
   */
  role: 'def' | 'sig' | 'body' | 'doc';
  /**
   * Which overload, from 0 in source order; the implementation is not one.
   */
  overload?: Natural;
  /**
   * False: an imported name is its import's own binding; absent: imports are followed to the definition.
   */
  follow?: false;
  /**
   * The identity that the symbol had, to find it again after a rename; absent: by name.
   */
  symbolId?: SymbolId;
  /**
   * The version of the file that it was made for; absent: the file as it is.
   */
  docVersion?: DocVersion;
}
/**
 * A definition, or a syntax node inside it, by steps: `ast://[module=pkg.mod]/[class=C]/[def=m]/name[1]`
 */
export interface AstSelector {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * A selector of the kind `ast`.
   */
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
  /**
   * False: an imported name is its import's own binding; absent: imports are followed to the definition.
   */
  follow?: false;
  /**
   * The version of the file that it was made for; absent: the file as it is.
   */
  docVersion?: DocVersion;
}
/**
 * A snippet of text: `anchor://src/app.py#"def load_data("?ctx=24`
 */
export interface AnchorSelector {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * A selector of the kind `anchor`.
   */
  kind: 'anchor';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  uri: Uri;
  /**
   * The text itself, with line ends as LF.
   */
  snippet: string;
  /**
   * How many code points before and after the snippet belong to its context.
   */
  ctx: Natural;
  /**
   * SHA-1 of the UTF-8 of context, snippet and context, line ends as LF.
   */
  hash?: string;
  /**
   * The one-based line where it was last seen.
   */
  near?: Ordinal;
  /**
   * The version of the file that it was made for; absent: the file as it is.
   */
  docVersion?: DocVersion;
}
/**
 * A scope and a pattern in it, with a marker: `models.py:MyClass.save@return <|>result`
 */
export interface LocateSelector {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * A selector of the kind `locate`.
   */
  kind: 'locate';
  /**
   * The file, relative to the workspace (POSIX, not percent-encoded), or a file: URI.
   */
  uri: Uri;
  /**
   * Where the pattern is searched for; absent: the whole file.
   */
  scope?: SymbolScope | LineScope;
  /**
   * The pattern. White space between two words stands for any; `<|>` marks the place that is meant. Absent: the scope itself.
   */
  find?: string;
  /**
   * Which of several matches, from 1.
   */
  occurrence?: Ordinal;
  /**
   * The version of the file that it was made for; absent: the file as it is.
   */
  docVersion?: DocVersion;
}
/**
 * A definition, decorators included.
 */
export interface SymbolScope {
  /**
   * Names from the outermost in.
   *
   * @minItems 1
   */
  symbol: [ScopeName, ...ScopeName[]];
}
/**
 * Some lines.
 */
export interface LineScope {
  /**
   * First and last line, both included.
   */
  lines: LineAndColumn;
}
