import type { SourceDocument } from '../selector/source.ts';
import { pathOfUri, type NamedRoots } from '../workspace/named-roots.ts';
import { workspacePath } from '../workspace/containment.ts';
import { uriIn } from '../workspace/file-uri.ts';
import { decodeSource } from '../text/decode.ts';
import { lineIndex } from '../text/line-index.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { readSource } from '../sources/read-source.ts';
import { memoized } from '../text/memoized.ts';

/** A file of the workspace, or an external file that defines base classes. */
export interface ClassSource extends Pick<
  SourceDocument,
  'definitions' | 'tokens' | 'lines' | 'nodes' | 'statementAt'
> {
  /** A `file:` URI, for the server. */
  readonly address: string;
  /** The name in bundles, such as `src/a.py` or `site-packages:x.py`. */
  readonly uri: string;
  /** True for a file of the workspace. */
  readonly isOwn: boolean;
}

/**
 * A function that returns a file by its address, and reads each file once. Returns undefined, for example, for a
 * missing file or an unreadable external file. Throws for an unreadable file of the workspace.
 */
export type ClassSources = (address: string) => Promise<ClassSource | undefined>;

export function openClassSources(
  { services, root, files, signal }: Pick<WorkspaceSession, 'services' | 'root' | 'files' | 'signal'>,
  roots: NamedRoots,
): ClassSources {
  return memoized(async (address) => {
    if (!address.startsWith('file:')) return undefined;
    const uri = roots.nameOfUri(address);
    const file = pathOfUri(address);
    if (file === undefined) return undefined;
    // A file of a Python environment inside the workspace is not own: its name is, for example, `site-packages:x.py`.
    const isOwn = workspacePath(root, file) === uri;
    if (isOwn) {
      const document = await files.document(uri);
      return document && { ...document, address, uri, isOwn };
    }
    const bytes = await services.foreignFile(uri, file);
    if (bytes === undefined) return undefined;
    const { text } = decodeSource(bytes);
    const syntax = await readSource({ file, uri, text }, signal);
    return syntax && { ...syntax, lines: lineIndex(text), address, uri, isOwn };
  });
}

/** Returns the address of the stub of a source, or of the source of a stub. The file may not exist. */
export function counterpartAddress(root: string, uri: string): string {
  return uriIn(root, uri.endsWith('.pyi') ? uri.slice(0, -1) : `${uri}i`);
}
