import type { Definition, Span } from './definition.ts';
import type { FlatTree } from './flat-tree.ts';
import type { Statement, Token } from './token.ts';

export interface SourceSyntax {
  /** In source order. */
  readonly definitions: readonly Definition[];
  /** Returns the nodes of the kind or field `name`: first a definition's own child, then others in source order. */
  nodes(within: Definition | Span, name: string): readonly Span[];
  /** Returns the tokens of the text, including comments, in source order. */
  tokens(): readonly Token[];
  /** True if the parser finds a syntax error. */
  readonly hasSyntaxError: boolean;
  /** False if an open brace continues the logical line, as in Python. */
  readonly bracesAreBlocks: boolean;
  /** Returns the innermost statement that contains the offset, or undefined. */
  statementAt(offset: number): Statement | undefined;
}

/** The syntax of one text as plain data that can be sent between threads. */
export interface PlainSyntax {
  readonly definitions: readonly Definition[];
  /** Three numbers for each token: kind, start, end. */
  readonly tokens: Int32Array;
  readonly tree: FlatTree;
  readonly hasSyntaxError: boolean;
  /** The kinds of nodes whose children count as statements. */
  readonly holders: readonly string[];
  readonly bracesAreBlocks: boolean;
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
