import type { SourceDocument } from '../selector/source.ts';

/** The limits of one search of the history. */
export const SEARCH_LIMITS = { commits: 10_000, milliseconds: 10_000 } as const;

/** A version of a document, and a commit that contains it. */
export interface ExactVersion {
  readonly uri: string;
  readonly docVersion: string;
  readonly commit: string;
}

/** The outcome of a search of the history. `commits` is the number of commits that were read. */
export type VersionSearch =
  | { readonly outcome: 'found'; readonly version: ExactVersion; readonly commits: number }
  | { readonly outcome: 'none' | 'shallow' | 'commit-limit'; readonly commits: number }
  /** The progress within a time limit varies from run to run, so it is not reported. */
  | { readonly outcome: 'time-limit' | 'unavailable' };

/** A version of a document whose syntax is read on demand. */
export interface PastText {
  readonly uri: string;
  readonly lines: { readonly text: string };
  document(): Promise<SourceDocument>;
}

export interface VersionQuery {
  /** The document's path, or the possible paths of its module. */
  readonly uris: readonly string[];
  /** Identifies the query: equal selectors have equal results. */
  readonly selector: string;
  readonly matches: (version: PastText) => Promise<boolean>;
}

/** A version of a document in the history of HEAD; without `commit`, the last commit that has it. */
export interface PastVersion {
  readonly uri: string;
  readonly docVersion: string;
  readonly commit?: string;
}

/** A commit that changes a document, and the document's version afterwards; null if it is deleted. */
export interface DocumentChange {
  readonly commit: string;
  readonly docVersion: string | null;
}

/** The versions of a file before and after a commit; null if the file does not exist. */
export interface ChangedFile {
  readonly uri: string;
  readonly before: string | null;
  readonly after: string | null;
}
