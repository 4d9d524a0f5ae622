import type { SourceSyntax } from '../syntax/source-syntax.ts';
import type { LineIndex } from '../text/line-index.ts';

/** A document as selectors see it. */
export interface SourceDocument extends SourceSyntax {
  /** As it stands in selectors and artifacts: a path relative to the workspace, or a file: URI. */
  readonly uri: string;
  /** The Git blob id of its bytes, `blob:` before it. */
  readonly docVersion: string;
  readonly lines: LineIndex;
}

/** What selectors are resolved against. */
export interface SourceWorkspace {
  /** The document, or undefined where there is none. */
  document(uri: string): Promise<SourceDocument | undefined>;
  /**
   * The documents that a module name means, sources before stubs; more than one where roots compete.
   *
   * @param from the document that imports it, and how many dots stand before the name. Without: the name is
   *   looked up in the workspace's roots alone.
   */
  modules(name: string, from?: ModuleImporter): Promise<readonly string[]>;
}

/** The document of an import statement. */
export interface ModuleImporter {
  readonly uri: string;
  /** 0 for an absolute import. */
  readonly level: number;
}
