import type { RelocationSource } from '../relocate/source.ts';
import type { FileWorkspace, VersionedDocument } from './source-workspace.ts';

/** What one request sees: every file as it was when the request first asked for it. */
export interface RequestSource extends RelocationSource {
  document(uri: string): Promise<VersionedDocument | undefined>;
}

export function relocationSource(files: FileWorkspace): RequestSource {
  const documents = new Map<string, Promise<VersionedDocument | undefined>>();
  return {
    ...files,
    async document(uri) {
      const reading = documents.get(uri) ?? files.document(uri);
      documents.set(uri, reading);
      return reading;
    },
    documentAt: async () => undefined,
    definitions: async () => [],
    files: async () => [],
  };
}
