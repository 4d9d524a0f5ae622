import type { SourceSyntax } from '../syntax/source-syntax.ts';
import type { LineIndex } from '../text/line-index.ts';

export interface SourceDocument extends SourceSyntax {
  /** The path relative to the workspace, or a `file:` URI, as in selectors. */
  readonly uri: string;
  /** The Git blob id of the document's bytes, prefixed by `blob:`. */
  readonly docVersion: string;
  readonly lines: LineIndex;
}

export interface SourceWorkspace {
  document(uri: string): Promise<SourceDocument | undefined>;
  /**
   * Returns one URI for each import root that contains the module: the source file or, if it is missing, the stub. A
   * name that starts with `./` is the path of a file. Resolves a relative import from the folder of `from.uri`. If no
   * root contains the module of an absolute import, searches for the module in the folder of `from.uri`.
   */
  modules(name: string, from?: ModuleImporter): Promise<readonly string[]>;
}

/** Returns the existing documents that {@link SourceWorkspace.modules} finds. */
export async function documentsOf(
  workspace: SourceWorkspace,
  name: string,
  from?: ModuleImporter,
): Promise<readonly SourceDocument[]> {
  const documents: SourceDocument[] = [];
  for (const uri of await workspace.modules(name, from)) {
    const document = await workspace.document(uri);
    if (document !== undefined) documents.push(document);
  }
  return documents;
}

export interface ModuleImporter {
  readonly uri: string;
  /** The number of leading dots; 0 for an absolute import. */
  readonly level: number;
}
