import type { DocumentVersion } from '../model/brand.ts';
import type {
  ExactVersion,
  HistoryChange,
  VersionQuery,
  VersionSearch,
} from '../relocate/version-search.ts';
import { decodeSource } from '../text/decode.ts';
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
  /** A document as a commit has it; null where the commit does not have it, undefined without Git. */
  inCommit(commit: string, uri: string): Promise<VersionedDocument | null | undefined>;
  /** The last version of a document in the history of HEAD that passes the query's test. */
  last(query: VersionQuery): Promise<VersionSearch>;
  /** The first change of a document after a version in the history of HEAD; undefined where none is known. */
  nextChange(version: ExactVersion): Promise<HistoryChange | undefined>;
}

/** `documents` remembers what the syntax of each version says. */
export function pastDocuments(history: History, documents: OpenDocuments): PastDocuments {
  // Versions of one file are kept side by side: they are asked for in any order.
  const parsed = async (
    docVersion: DocumentVersion,
    uri: string,
    text: () => string,
  ): Promise<VersionedDocument> => ({
    uri,
    docVersion,
    ...(await documents.read(`${docVersion}/${uri}`, docVersion, uri, text)),
  });
  const past: PastDocuments = {
    bytes: async (docVersion) => history.bytes(docVersion),
    async at(docVersion, uri) {
      const bytes = await past.bytes(docVersion);
      if (bytes === undefined) return undefined;
      return parsed(docVersion as DocumentVersion, uri, () => decodeSource(bytes).text);
    },
    async beside(docVersion, uri, other) {
      const version = await history.beside(docVersion, uri, other);
      return typeof version === 'string' ? past.at(version, other) : version;
    },
    async inCommit(commit, uri) {
      const version = await history.versionAt(commit, uri);
      return typeof version === 'string' ? past.at(version, uri) : version;
    },
    nextChange: async (version) => history.nextChange(version),
    last: async ({ uris, selector, matches }) =>
      history.lastVersion({
        uris,
        selector,
        async matches(bytes, docVersion, uri) {
          const { text } = decodeSource(bytes);
          const document = async (): Promise<VersionedDocument> =>
            parsed(docVersion as DocumentVersion, uri, () => text);
          return matches({ uri, lines: { text }, document });
        },
      }),
  };
  return past;
}
