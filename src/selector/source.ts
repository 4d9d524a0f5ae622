import type { Definition, Span } from '../syntax/definition.ts';
import type { LineIndex } from '../text/line-index.ts';

/** A document as selectors see it. */
export interface SourceDocument {
  /** As it stands in selectors and artifacts: a path relative to the workspace, or a file: URI. */
  readonly uri: string;
  readonly lines: LineIndex;
  /** In source order. */
  readonly definitions: readonly Definition[];
  /** The nodes inside a span whose kind, or whose field in their parent, has this name; in source order. */
  nodes(within: Span, name: string): readonly Span[];
}

/** What selectors are resolved against. */
export interface SourceWorkspace {
  /** The document, or undefined where there is none. */
  document(uri: string): Promise<SourceDocument | undefined>;
  /** The documents that a module name means, sources before stubs; more than one where roots compete. */
  modules(name: string): Promise<readonly string[]>;
}
