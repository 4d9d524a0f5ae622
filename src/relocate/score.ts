import { compareCodeUnits } from '../model/range.ts';
import { distinctPlaces } from '../selector/resolution.ts';
import type { Candidate, Features, Location } from './candidate.ts';
import { WEIGHTS, type RelocationSettings } from './settings.ts';

/** Returns the weighted average of the features; null counts as 0. */
export function scoreOf(features: Features): number {
  const sum =
    WEIGHTS.ast * (features.ast ?? 0) +
    WEIGHTS.module * (features.module ?? 0) +
    WEIGHTS.token * (features.token ?? 0) +
    WEIGHTS.prox * (features.prox ?? 0);
  return rounded(sum);
}

/** Rounds to six decimal places, to remove floating-point errors. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Returns the difference between the two highest scores, or the score of a single candidate. */
function leadOf([best, next]: readonly Candidate[]): number {
  return rounded((best?.score ?? 0) - (next?.score ?? 0));
}

/** Sorts by score (highest first), then by uri in code units, then by place. Removes duplicate places. */
export function rank(candidates: readonly Candidate[]): readonly Candidate[] {
  const sorted = candidates.toSorted(
    (left, right) =>
      right.score - left.score ||
      compareCodeUnits(left.uri, right.uri) ||
      left.span.start - right.span.start ||
      left.span.end - right.span.end,
  );
  return distinctPlaces(sorted);
}

/** Returns the best candidate if its score is at least `tau`, and at least `delta` above the next score (if any). */
export function acceptedOf(
  ranked: readonly Candidate[],
  { tau, delta }: RelocationSettings,
): Candidate | undefined {
  const [best, ...others] = ranked;
  if (best === undefined || best.score < tau) return undefined;
  return others.length === 0 || leadOf(ranked) >= delta ? best : undefined;
}

/** Accepts the best of ranked candidates, or returns the reason why none is accepted. */
export function locationOf(ranked: readonly Candidate[], settings: RelocationSettings): Location {
  const place = acceptedOf(ranked, settings);
  if (place !== undefined) return { kind: 'accepted', place, candidates: ranked };
  const [best] = ranked;
  if (best === undefined) {
    return { kind: 'missing', candidates: [], reason: 'nothing similar exists any more' };
  }
  const reason =
    best.score < settings.tau
      ? `the best candidate has a score of ${best.score}, below the minimum of ${settings.tau}`
      : `the score of the best candidate exceeds the next score by ${leadOf(ranked)}, less than the minimum of ${settings.delta}`;
  return { kind: 'ambiguous', candidates: ranked, reason };
}
