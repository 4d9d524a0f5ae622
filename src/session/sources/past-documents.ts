import type { DocumentVersion } from '../../model/brand.ts';
import { decodeSource } from '../../text/decode.ts';
import type { History } from './history.ts';
import type { OpenDocuments } from './open-documents.ts';
import type { VersionedDocument } from './source-workspace.ts';

/** Documents as they were. */
export interface PastDocuments {
  /** The version under a name; undefined where nobody has its content. */
  at(docVersion: string, uri: string): Promise<VersionedDocument | undefined>;
  /** The bytes of a version, of whatever file. */
  bytes(docVersion: string): Promise<Uint8Array | undefined>;
  /**
   * Another document as it was when `uri` was `docVersion`; null where it was not there, undefined where
   * the history does not tell.
   */
  beside(docVersion: string, uri: string, other: string): Promise<VersionedDocument | null | undefined>;
}

/** `documents` remembers what the syntax of each version says. */
export function pastDocuments(history: History, documents: OpenDocuments): PastDocuments {
  const past: PastDocuments = {
    bytes: async (docVersion) => history.bytes(docVersion),
    async at(docVersion, uri) {
      const bytes = await past.bytes(docVersion);
      if (bytes === undefined) return undefined;
      const version = docVersion as DocumentVersion;
      // Versions of one file are kept side by side: they are asked for in any order.
      const read = await documents.read(`${version}/${uri}`, version, () => decodeSource(bytes).text);
      return { uri, docVersion: version, ...read };
    },
    async beside(docVersion, uri, other) {
      const version = await history.beside(docVersion, uri, other);
      return typeof version === 'string' ? past.at(version, other) : version;
    },
  };
  return past;
}
