import type { SourceDocument, SourceWorkspace } from '../selector/source.ts';
import type { Definition } from '../syntax/definition.ts';
import type { ExactVersion, HistoryChange, VersionQuery, VersionSearch } from './version-search.ts';

/** A definition somewhere in the workspace, as the index remembers it. */
export interface IndexedDefinition {
  readonly uri: string;
  readonly definition: Definition;
  /** See `fingerprintOf`; classes and functions only. */
  readonly fingerprint: Uint8Array;
}

/** What selectors are relocated in. */
export interface RelocationSource extends SourceWorkspace {
  /** The document as it was in a version, under the name that it had; undefined where nobody has the content. */
  documentAt(docVersion: string, uri: string): Promise<SourceDocument | undefined>;
  /**
   * Another document as it was when `uri` was `docVersion`; null where it was not there, undefined where
   * nobody knows.
   */
  beside(docVersion: string, uri: string, other: string): Promise<SourceDocument | null | undefined>;
  /** A document as a commit has it; null where the commit does not have it, undefined where nobody knows. */
  inCommit(commit: string, uri: string): Promise<SourceDocument | null | undefined>;
  /** The last version of a document in the repository's history that passes the query's test. */
  lastVersion(query: VersionQuery): Promise<VersionSearch>;
  /** The first change of a document after a version in the history of HEAD; undefined where none is known. */
  nextChange(version: ExactVersion): Promise<HistoryChange | undefined>;
  /** Every path that a module's name may mean, whether or not a file is there. */
  modulePaths(name: string): Promise<readonly string[]>;
  /** The document's text, and no more; undefined where there is none. */
  text(uri: string): Promise<string | undefined>;
  /** Every class and function of the workspace's files, ordered by uri (code units) and place. */
  definitions(): Promise<readonly IndexedDefinition[]>;
  /** The workspace's files that a language of the index knows, by code unit. */
  files(): Promise<readonly string[]>;
}

/** The files among which a place is followed. */
export type TrackedFiles = Pick<RelocationSource, 'beside' | 'definitions' | 'document' | 'files'>;
