/** The thresholds for accepting and showing candidates. */
export interface RelocationSettings {
  /** The minimum score of an accepted candidate. */
  readonly tau: number;
  /** The minimum difference between the scores of an accepted candidate and the next-best candidate. */
  readonly delta: number;
  /** The maximum number of candidates to show. Candidates with a score of 1 are always shown. */
  readonly topK: number;
}

/** The weights of the features in a candidate's score. Their sum is 1. */
export const WEIGHTS: Readonly<Record<'ast' | 'module' | 'token' | 'prox', number>> = {
  ast: 0.5,
  module: 0.2,
  token: 0.2,
  prox: 0.1,
};

export const DEFAULT_SETTINGS: RelocationSettings = { tau: 0.745, delta: 0.05, topK: 5 };
