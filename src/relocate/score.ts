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
  return rounded(sum);
}

/** Six digits: those beyond would be noise of the arithmetic. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** How far the best of ranked candidates leads the next; all of its score where it is alone. */
export function leadOf([best, next]: readonly Candidate[]): number {
  return rounded((best?.score ?? 0) - (next?.score ?? 0));
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
  const [best, ...others] = ranked;
  if (best === undefined || best.score < tau) return undefined;
  return others.length === 0 || leadOf(ranked) >= delta ? best : undefined;
}
