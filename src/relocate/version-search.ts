import type { SourceDocument } from '../selector/source.ts';

/**
 * The limits of one search of the history. Each walk from HEAD along the document's current path may read `commits`
 * commits. All walks along its former paths together may read the same number.
 */
export const SEARCH_LIMITS = { commits: 10_000, milliseconds: 10_000 } as const;

/** A version of a document, and a commit that contains it. */
export interface ExactVersion {
  readonly uri: string;
  readonly docVersion: string;
  readonly commit: string;
}

/**
 * The outcome of a search. `commits` counts the commits that were read, each once. `none`: no version in the history
 * matches. `shallow`: no version in the shallow clone matches. `commit-limit` and `time-limit`: see
 * {@link SEARCH_LIMITS}. `unavailable`: the history cannot be read or searched, for example without Git.
 */
export type VersionSearch =
  | { readonly outcome: 'found'; readonly version: ExactVersion; readonly commits: number }
  | { readonly outcome: 'none' | 'shallow' | 'commit-limit'; readonly commits: number }
  /** The progress within a time limit varies from run to run, so it is not reported. */
  | { readonly outcome: 'time-limit' | 'unavailable' };

/** The text of a version of a document. `document` parses the syntax. */
export interface PastText {
  readonly uri: string;
  readonly lines: { readonly text: string };
  document(): Promise<SourceDocument>;
}

/** A search for the last version of a document that passes a test. */
export interface VersionQuery {
  /** The document's path, or the possible paths of its module. */
  readonly uris: readonly string[];
  /** The selector's text; empty if every version passes. Queries with equal texts and paths share a cached result. */
  readonly selector: string;
  readonly matches: (version: PastText) => Promise<boolean>;
}

/** A version of a document in the history of HEAD. Default of `commit`: the last commit with this version. */
export interface PastVersion {
  readonly uri: string;
  readonly docVersion: string;
  readonly commit?: string;
}

/** A commit that changes a document, and the version afterwards; null if the commit deletes the document. */
export interface DocumentChange {
  readonly commit: string;
  readonly docVersion: string | null;
}

/** A file that a commit changes, and its versions before and after the commit; null if it does not exist then. */
export interface ChangedFile {
  readonly uri: string;
  readonly before: string | null;
  readonly after: string | null;
}
