import type { SourceDocument, SourceWorkspace } from '../selector/source.ts';
import type { Definition } from '../syntax/definition.ts';
import type {
  ChangedFile,
  DocumentChange,
  PastVersion,
  VersionQuery,
  VersionSearch,
} from './version-search.ts';

/** A class or function in the workspace's index. */
export interface IndexedDefinition {
  readonly uri: string;
  readonly definition: Definition;
  /** The result of `fingerprintOf`. */
  readonly fingerprint: Uint8Array;
}

/** The workspace and history in which selectors are relocated. */
export interface RelocationSource extends SourceWorkspace {
  /** Returns a version of the document `uri`; undefined if the version's content is not available. */
  documentAt(docVersion: string, uri: string): Promise<SourceDocument | undefined>;
  /** Returns `other` in the last commit that contains `docVersion` of `uri`; null if absent, undefined if unknown. */
  documentAtVersion(
    docVersion: string,
    uri: string,
    other: string,
  ): Promise<SourceDocument | null | undefined>;
  /** Returns a document at a commit; null if the document or the commit does not exist, undefined if unknown. */
  inCommit(commit: string, uri: string): Promise<SourceDocument | null | undefined>;
  /** Searches the history of HEAD for the last version that passes the query's test. */
  lastVersion(query: VersionQuery): Promise<VersionSearch>;
  /**
   * Returns the first 500 changes of a document after a version, oldest first. Reads only the first-parent history of
   * HEAD. Returns an empty list if the history or version is unknown, or if no later commit changes the document.
   */
  laterChanges(version: PastVersion): Promise<readonly DocumentChange[]>;
  /** Returns up to 100 changed source files, paths similar to `uri` first; undefined if the commit is unreadable. */
  changedFiles(commit: string, uri: string): Promise<readonly ChangedFile[] | undefined>;
  /** Returns the possible paths of a module in the workspace, including paths of files that do not exist. */
  modulePaths(name: string): Promise<readonly string[]>;
  /** Returns only the text of a document; undefined if it does not exist. Throws E/FS_PERMISSIONS if unreadable. */
  text(uri: string): Promise<string | undefined>;
  /** Returns the classes and functions of the indexed files, ordered by uri (code units) and place. */
  definitions(): Promise<readonly IndexedDefinition[]>;
  /** Returns the workspace's files in an indexed language, ordered by code units. */
  files(): Promise<readonly string[]>;
}

/** The files for a search: those of a {@link RelocationSource}, or only the files that one commit changes. */
export type TrackedFiles = Pick<RelocationSource, 'documentAtVersion' | 'definitions' | 'document' | 'files'>;
