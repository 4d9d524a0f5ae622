import type { ResolvedPlace } from '../selector/resolution.ts';
import type { VersionSearch } from './version-search.ts';

/** The evidence for a candidate: values in [0, 1]. A feature that does not apply is null and counts as 0. */
export interface Features {
  /** The structural similarity, for example of the statement's kind, name, scope or neighbours. */
  readonly ast: number | null;
  /** The similarity of the files: 1 for the same file, or if the selector's module now imports the candidate. */
  readonly module: number | null;
  /** The similarity of the texts, for example the share of common tokens. Short texts may get a lower value. */
  readonly token: number | null;
  /** The proximity of the positions in the file, or of the folders of two files. */
  readonly prox: number | null;
}

/** A place to which a selector may refer, with its score and evidence. */
export interface Candidate extends ResolvedPlace {
  readonly score: number;
  /** True for an exact match without uncertain imports, or if the place certainly has the selected text, unchanged. */
  readonly certified: boolean;
  readonly features: Features;
  /** The evidence in words for the user, such as `the same line, in the same order`. */
  readonly explanation: string;
}

/** The result of locating a selector in the current files. Candidates are ranked, best first. */
export type Location = RelocationOutcome & {
  /** The search of the history for a version in which the selector resolves, or for a removed file's last version. */
  readonly search?: VersionSearch;
};

type RelocationOutcome =
  | { readonly kind: 'accepted'; readonly place: Candidate; readonly candidates: readonly Candidate[] }
  /** No candidate is accepted; `reason` says why. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Candidate[]; readonly reason: string }
  /** Nothing fits the selector. The candidates are possible corrections, such as definitions with the same name. */
  | { readonly kind: 'missing'; readonly candidates: readonly Candidate[]; readonly reason: string }
  /** The file has changed or does not exist, and the content of the selector's version is not available. */
  | { readonly kind: 'unknown-version'; readonly reason: string }
  /** A column is inside a character, for example between the two UTF-16 code units of an emoji. */
  | { readonly kind: 'inside-character'; readonly reason: string };
