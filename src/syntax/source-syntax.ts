import type { Definition, Span } from './definition.ts';
import type { FlatTree } from './flat-tree.ts';
import type { Statement, Token } from './token.ts';

/** What the syntax of one text says. */
export interface SourceSyntax {
  /** In source order. */
  readonly definitions: readonly Definition[];
  /**
   * The nodes inside a span, or of a definition, whose kind or whose field in their parent has this name:
   * a definition's own field first, then in source order.
   */
  nodes(within: Definition | Span, name: string): readonly Span[];
  /** The tokens of the text, comments included, in source order. */
  tokens(): readonly Token[];
  /** Whether a line that ends in an open brace is a line of its own. */
  readonly bracesAreBlocks: boolean;
  /** The innermost statement that holds the offset; undefined outside of all. */
  statementAt(offset: number): Statement | undefined;
}

/** The syntax of one text as plain data, which a thread can send. */
export interface PlainSyntax {
  readonly definitions: readonly Definition[];
  /** Three numbers for each token: kind, start, end. */
  readonly tokens: Int32Array;
  readonly tree: FlatTree;
  /** The kinds of nodes that hold statements. */
  readonly holders: readonly string[];
  readonly bracesAreBlocks: boolean;
}

/** A text that is edited. It holds a tree: dispose of it. */
export interface OpenSyntax extends Disposable {
  /** Of the last text. Those of earlier texts go on answering, and parse again for it. */
  readonly syntax: SourceSyntax;
  /** Reads a later text, and of it only what has changed. The answer is the one that `read` gives. */
  update(text: string): SourceSyntax;
  /** The last text's. */
  plain(): PlainSyntax;
}

/** A language that the index knows: one folder of this room. */
export interface SyntaxLanguage {
  /** Keeps no tree. */
  read(text: string): SourceSyntax;
  open(text: string): OpenSyntax;
}
