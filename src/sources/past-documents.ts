import type { DocumentVersion } from '../model/brand.ts';
import type { VersionQuery, VersionSearch } from '../relocate/version-search.ts';
import { decodeSource } from '../text/decode.ts';
import type { History } from './history.ts';
import type { SyntaxCache } from './syntax-cache.ts';
import type { VersionedDocument } from './source-workspace.ts';

export interface PastDocuments extends Pick<History, 'bytes' | 'changedFiles' | 'laterChanges'> {
  /** Returns a version of a document; undefined if its content is not available. */
  at(docVersion: string, uri: string): Promise<VersionedDocument | undefined>;
  /**
   * Returns the document `other` in the last commit that has the version `docVersion` at `uri` or a possible former
   * path of `uri` (see {@link History.fileAtVersion}); null if this commit does not have `other`. Returns undefined
   * without such a commit, without Git or a repository, or without the content of `other`.
   */
  documentAtVersion(
    docVersion: string,
    uri: string,
    other: string,
  ): Promise<VersionedDocument | null | undefined>;
  /** Returns a commit's document; null if either is missing; undefined without Git, a repository or the content. */
  inCommit(commit: string, uri: string): Promise<VersionedDocument | null | undefined>;
  last(query: VersionQuery): Promise<VersionSearch>;
}

/** Returns the earlier versions in a history; `documents` caches the syntax of each version. */
export function pastDocuments(history: History, documents: SyntaxCache): PastDocuments {
  // The cache keeps one version for each key. The key contains the version, so that several versions of one file stay
  // in the cache.
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
    async documentAtVersion(docVersion, uri, other) {
      const version = await history.fileAtVersion(docVersion, uri, other);
      return typeof version === 'string' ? past.at(version, other) : version;
    },
    async inCommit(commit, uri) {
      const version = await history.versionAt(commit, uri);
      return typeof version === 'string' ? past.at(version, uri) : version;
    },
    laterChanges: async (version) => history.laterChanges(version),
    changedFiles: async (commit, uri) => history.changedFiles(commit, uri),
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
