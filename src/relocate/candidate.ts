import type { ResolvedPlace } from '../selector/resolution.ts';
import type { VersionSearch } from './version-search.ts';

/** The evidence for a candidate: values in [0, 1]. Null means not applicable and counts as 0. */
export interface Features {
  /** The structural similarity: kind of syntax and names. */
  readonly ast: number | null;
  /** The similarity of the module; 1 for the same module. */
  readonly module: number | null;
  /** The share of common tokens. */
  readonly token: number | null;
  /** The proximity in the document, or of the documents in the workspace's folders. */
  readonly prox: number | null;
}

/** A place to which a selector may refer, with its score and evidence. */
export interface Candidate extends ResolvedPlace {
  readonly score: number;
  /**
   * True if the candidate is proved to be the unchanged text that the selector refers to. Its score is then
   * 1.
   */
  readonly certified: boolean;
  readonly features: Features;
  /** The reason for the user, such as `the same line, in the same order`. */
  readonly explanation: string;
}

/** The result of relocating a selector. Candidates are ranked, best first. */
export type Location = RelocationOutcome & {
  /** The search for an earlier version in which the selector is exact; undefined if none was needed. */
  readonly search?: VersionSearch;
};

type RelocationOutcome =
  | { readonly kind: 'accepted'; readonly place: Candidate; readonly candidates: readonly Candidate[] }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Candidate[]; readonly reason: string }
  | { readonly kind: 'missing'; readonly candidates: readonly Candidate[]; readonly reason: string }
  /** The content of the place's version is not available. */
  | { readonly kind: 'unknown-version'; readonly reason: string }
  /** A column or offset is inside a character. */
  | { readonly kind: 'inside-character'; readonly reason: string };
