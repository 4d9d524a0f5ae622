import type { Definition, Span } from './definition.ts';

/** What the syntax of one text says. */
export interface SourceSyntax {
  /** In source order. */
  readonly definitions: readonly Definition[];
  /** The nodes inside a span whose kind, or whose field in their parent, has this name; in source order. */
  nodes(within: Span, name: string): readonly Span[];
}

/** A language that the index knows: one folder of this room. */
export interface SyntaxLanguage {
  read(text: string): SourceSyntax;
}
