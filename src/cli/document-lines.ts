import type { Workspace } from '../registry/workspace.ts';
import { lineIndex, type LineIndex } from '../text/line-index.ts';

/** The lines of a document in a version; undefined where it is another one by now. */
export type LinesOf = (uri: string, docVersion: string) => LineIndex | undefined;

/** Reads documents to show them, each as it is now. */
export async function readLines(workspace: Workspace, uris: Iterable<string>): Promise<LinesOf> {
  const read = new Map<string, { readonly docVersion: string; readonly lines: LineIndex }>();
  for (const uri of new Set(uris)) {
    const document = await workspace.text(uri);
    if (document === undefined) continue;
    read.set(uri, { docVersion: document.docVersion, lines: lineIndex(document.text) });
  }
  return (uri, docVersion) => {
    const found = read.get(uri);
    return found?.docVersion === docVersion ? found.lines : undefined;
  };
}
