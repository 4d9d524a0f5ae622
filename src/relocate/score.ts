import type { Candidate, Features } from './candidate.ts';
import { compareCodeUnits } from '../model/range.ts';
import { WEIGHTS, type RelocationSettings } from './settings.ts';

/** The convex combination of the features; one that does not apply counts as 0. */
export function scoreOf(features: Features): number {
  const sum =
    WEIGHTS.ast * (features.ast ?? 0) +
    WEIGHTS.module * (features.module ?? 0) +
    WEIGHTS.token * (features.token ?? 0) +
    WEIGHTS.prox * (features.prox ?? 0);
  // Digits beyond these would be noise of the machine's arithmetic.
  return Math.round(sum * 1e6) / 1e6;
}

/** Best first: by score, then by uri in code units, then by place. One place stands once. */
export function rank(candidates: readonly Candidate[]): readonly Candidate[] {
  const sorted = candidates.toSorted(
    (left, right) =>
      right.score - left.score ||
      compareCodeUnits(left.uri, right.uri) ||
      left.span.start - right.span.start ||
      left.span.end - right.span.end,
  );
  const seen = new Set<string>();
  return sorted.filter(({ uri, span }) => {
    const place = `${span.start} ${span.end} ${uri}`;
    return !seen.has(place) && seen.add(place).size > 0;
  });
}

/** The best of ranked candidates where it is good enough and leads the next by enough. */
export function acceptedOf(
  ranked: readonly Candidate[],
  { tau, delta }: RelocationSettings,
): Candidate | undefined {
  const [best, next] = ranked;
  if (best === undefined || best.score < tau) return undefined;
  return next === undefined || best.score - next.score >= delta ? best : undefined;
}
