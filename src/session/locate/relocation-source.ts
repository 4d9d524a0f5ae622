import type { RelocationSource } from '../../relocate/source.ts';
import type { PastDocuments } from '../../sources/past-documents.ts';
import type { FileWorkspace, VersionedDocument } from '../../sources/source-workspace.ts';
import { memoized } from '../../text/memoized.ts';

/** A view of the workspace for one request. For the same file, `document` always returns the same content. */
export interface RequestSource extends RelocationSource {
  document(uri: string): Promise<VersionedDocument | undefined>;
}

export function relocationSource(files: FileWorkspace, past: PastDocuments): RequestSource {
  const modules = new Map<string, Promise<readonly string[]>>();
  return {
    async modules(name, from) {
      const key = JSON.stringify([name, from]);
      const finding = modules.get(key) ?? files.modules(name, from);
      modules.set(key, finding);
      return finding;
    },
    definitions: async () => files.definitions(),
    files: async () => files.files(),
    text: async (uri) => files.text(uri),
    documentAt: async (docVersion, uri) => past.at(docVersion, uri),
    modulePaths: async (name) => files.modulePaths(name),
    inCommit: async (commit, uri) => past.inCommit(commit, uri),
    lastVersion: async (query) => past.last(query),
    laterChanges: async (version) => past.laterChanges(version),
    changedFiles: async (commit, uri) => past.changedFiles(commit, uri),
    documentAtVersion: async (docVersion, uri, other) => past.documentAtVersion(docVersion, uri, other),
    document: memoized(async (uri) => files.document(uri)),
  };
}
