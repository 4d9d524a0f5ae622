import type { Candidate, Features } from './candidate.ts';
import { type RelocationSettings } from './settings.ts';
/** The convex combination of the features; one that does not apply counts as 0. */
export declare function scoreOf(features: Features): number;
/** Six digits: those beyond would be noise of the arithmetic. */
export declare function rounded(value: number): number;
/** How far the best of ranked candidates leads the next; all of its score where it is alone. */
export declare function leadOf([best, next]: readonly Candidate[]): number;
/** Best first: by score, then by uri in code units, then by place. One place stands once. */
export declare function rank(candidates: readonly Candidate[]): readonly Candidate[];
/** The best of ranked candidates where it is good enough and leads the next by enough. */
export declare function acceptedOf(ranked: readonly Candidate[], { tau, delta }: RelocationSettings): Candidate | undefined;
