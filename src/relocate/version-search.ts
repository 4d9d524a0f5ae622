import type { SourceDocument } from '../selector/source.ts';

/** How far one search of a history goes. */
export const SEARCH_LIMITS = { commits: 10_000, milliseconds: 10_000 } as const;

/** A version of a document, and a commit that has it. */
export interface ExactVersion {
  readonly uri: string;
  readonly docVersion: string;
  readonly commit: string;
}

/** How a search of a history ended. `commits` counts those that were read. */
export type VersionSearch =
  | { readonly outcome: 'found'; readonly version: ExactVersion; readonly commits: number }
  | { readonly outcome: 'none' | 'commit-limit'; readonly commits: number }
  /** How far a search came in its time differs from run to run, so that it has no number. */
  | { readonly outcome: 'time-limit' | 'unavailable' };

/** A version of a document whose syntax is read on demand. */
export interface PastText {
  readonly uri: string;
  readonly lines: { readonly text: string };
  document(): Promise<SourceDocument>;
}

export interface VersionQuery {
  /** The document's path, or the paths that its module may have. */
  readonly uris: readonly string[];
  /** Names the query: equal ones have equal results. */
  readonly selector: string;
  readonly matches: (version: PastText) => Promise<boolean>;
}

/** A commit that changes a document, with every file of the workspace that it changes. */
export interface HistoryChange {
  readonly commit: string;
  readonly files: readonly ChangedFile[];
}

/** The versions of a file before and after a commit; null where the file does not exist. */
export interface ChangedFile {
  readonly uri: string;
  readonly before: string | null;
  readonly after: string | null;
}
