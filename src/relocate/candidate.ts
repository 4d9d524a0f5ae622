import type { ResolvedPlace } from '../selector/resolution.ts';
import type { VersionSearch } from './version-search.ts';

/** What speaks for a candidate, each in [0, 1]; null where it does not apply, which counts as 0. */
export interface Features {
  /** The same kind of syntax, by the same names. */
  readonly ast: number | null;
  /** The same module. */
  readonly module: number | null;
  /** Tokens in common. */
  readonly token: number | null;
  /** Nearness in the document, or in the workspace's folders. */
  readonly prox: number | null;
}

/** A place that a selector may mean, with how sure that is and why. */
export interface Candidate extends ResolvedPlace {
  readonly score: number;
  /** The selector's own text, unchanged, where its own history leads: score 1. */
  readonly certified: boolean;
  readonly features: Features;
  /** One sentence for a person. */
  readonly explanation: string;
}

/** What became of a selector; candidates are ranked, best first. */
export type Location = Outcome & {
  /** The search for an earlier version in which the selector is exact; undefined where none was needed. */
  readonly search?: VersionSearch;
};

type Outcome =
  | { readonly kind: 'accepted'; readonly place: Candidate; readonly candidates: readonly Candidate[] }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Candidate[]; readonly reason: string }
  | { readonly kind: 'missing'; readonly candidates: readonly Candidate[]; readonly reason: string }
  /** The content of the version that a place is in cannot be had. */
  | { readonly kind: 'unknown-version'; readonly reason: string }
  /** A coordinate that lies inside a character. */
  | { readonly kind: 'inside-character'; readonly reason: string };
