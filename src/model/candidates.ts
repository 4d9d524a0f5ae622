/** The comparison of several changes (candidates) to one base, and its parts (`candidates.schema.json`). */
export type { CandidatePair, Candidates, EvaluatedCandidate, RankReason } from './generated/candidates.ts';
