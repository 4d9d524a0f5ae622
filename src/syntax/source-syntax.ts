import type { Definition } from './definition.ts';
import type { FlatTree } from './flat-tree.ts';
import type { Token } from './token.ts';
import type { TreeQueries } from './tree-queries.ts';

export interface SourceSyntax extends TreeQueries {
  /** In source order. */
  readonly definitions: readonly Definition[];
  /** Returns the tokens of the text, including comments, in source order. */
  tokens(): readonly Token[];
  /** True if the parser finds a syntax error. */
  readonly hasSyntaxError: boolean;
  /** False if an open brace continues the logical line, as in Python. */
  readonly bracesAreBlocks: boolean;
}

/** The syntax of one text as plain data that can be sent between threads. */
export interface PlainSyntax extends Pick<
  SourceSyntax,
  'definitions' | 'hasSyntaxError' | 'bracesAreBlocks'
> {
  /** Three numbers for each token: kind, start, end. */
  readonly tokens: Int32Array;
  readonly tree: FlatTree;
  /** The kinds of nodes whose children count as statements. */
  readonly holders: readonly string[];
}

/** The syntax of a text that changes. Dispose of this object after use, because it owns a parser's tree. */
export interface OpenSyntax extends Disposable {
  /** The syntax of the last text. Earlier syntax objects remain usable, but may parse their text again. */
  readonly syntax: SourceSyntax;
  /** Reads a later text, incrementally if possible. The result equals that of {@link SyntaxLanguage.read}. */
  update(text: string): SourceSyntax;
  /** Returns the syntax of the last text as plain data. Throws after disposal. */
  plain(): PlainSyntax;
}

/** The parser of a language. Each language has its own folder in syntax/. */
export interface SyntaxLanguage {
  /** Reads a text and frees its tree. */
  read(text: string): SourceSyntax;
  /** Reads a text and keeps its tree for later texts. */
  open(text: string): OpenSyntax;
  /** Returns the tokens of a text without parsing it. */
  tokens(text: string): readonly Token[];
}
