/** The result of `lanser candidates`: changes to one base, and their ranking. See `candidates.schema.json`. */
export type { CandidatePair, Candidates, EvaluatedCandidate, RankReason } from './generated/candidates.ts';
