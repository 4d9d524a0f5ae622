import type { RelocationSource } from '../../relocate/source.ts';
import type { PastDocuments } from '../sources/past-documents.ts';
import type { FileWorkspace, VersionedDocument } from '../sources/source-workspace.ts';

/** What one request sees: every file as it was when the request first asked for it. */
export interface RequestSource extends RelocationSource {
  document(uri: string): Promise<VersionedDocument | undefined>;
}

export function relocationSource(files: FileWorkspace, past: PastDocuments): RequestSource {
  const documents = new Map<string, Promise<VersionedDocument | undefined>>();
  return {
    modules: async (name) => files.modules(name),
    definitions: async () => files.definitions(),
    files: async () => files.files(),
    text: async (uri) => files.text(uri),
    documentAt: async (docVersion, uri) => past.at(docVersion, uri),
    beside: async (docVersion, uri, other) => past.beside(docVersion, uri, other),
    async document(uri) {
      const reading = documents.get(uri) ?? files.document(uri);
      documents.set(uri, reading);
      return reading;
    },
  };
}
