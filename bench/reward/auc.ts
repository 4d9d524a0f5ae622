import { seededRandom } from '../../test/helpers/seeded-random.ts';

/** A judged patch with its values by several measures. */
export interface Rated {
  readonly isCorrect: boolean;
  /** Higher values predict a correct patch. */
  readonly values: readonly number[];
  /** Items of one cluster depend on each other, so a resample contains all of them or none. */
  readonly cluster: string;
}

/** An estimate with its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface MeasureEstimate {
  readonly auc: Estimate;
  /** The AUC of this measure minus the AUC of the first measure. */
  readonly difference: Estimate;
}

const RESAMPLES = 1000;

/**
 * Returns the area under the ROC curve (AUC): the probability that a random correct item has a higher value than a
 * random incorrect item. A tie counts as a half. Returns undefined without correct items or without incorrect items.
 *
 * @param weights how often each item counts.
 */
export function areaUnderCurve(
  items: readonly Pick<Rated, 'isCorrect' | 'values'>[],
  measure = 0,
  weights: readonly number[] = items.map(() => 1),
): number | undefined {
  const order = items.map((_, index) => index);
  return areaInOrder(items, sortBy(items, order, measure), measure, weights);
}

function sortBy(
  items: readonly Pick<Rated, 'values'>[],
  order: readonly number[],
  measure: number,
): readonly number[] {
  const value = (index: number): number => items[index]?.values[measure] ?? 0;
  return order.toSorted((left, right) => value(left) - value(right));
}

function areaInOrder(
  items: readonly Pick<Rated, 'isCorrect' | 'values'>[],
  order: readonly number[],
  measure: number,
  weights: readonly number[],
): number | undefined {
  let [correct, incorrect, wins] = [0, 0, 0];
  for (let start = 0; start < order.length;) {
    const value = items[order[start] as number]?.values[measure];
    let [tiedCorrect, tiedIncorrect, end] = [0, 0, start];
    for (; end < order.length; end += 1) {
      const index = order[end] as number;
      const item = items[index];
      if (item?.values[measure] !== value) break;
      if (item?.isCorrect === true) tiedCorrect += weights[index] ?? 0;
      else tiedIncorrect += weights[index] ?? 0;
    }
    wins += tiedCorrect * (incorrect + tiedIncorrect / 2);
    correct += tiedCorrect;
    incorrect += tiedIncorrect;
    start = end;
  }
  return correct > 0 && incorrect > 0 ? wins / (correct * incorrect) : undefined;
}

/**
 * Estimates the AUC of each measure. The intervals are percentiles of a seeded bootstrap over clusters. Returns
 * undefined without correct items, incorrect items or measures.
 */
export function estimateAreas(items: readonly Rated[], seed: number): readonly MeasureEstimate[] | undefined {
  const measures = items[0]?.values.map((_, measure) => measure) ?? [];
  const orders = measures.map((measure) => sortBy(items, [...items.keys()], measure));
  const areas = (weights: readonly number[]): readonly number[] | undefined => {
    const found = measures.flatMap(
      (measure) => areaInOrder(items, orders[measure] ?? [], measure, weights) ?? [],
    );
    return found.length === measures.length ? found : undefined;
  };
  const whole = areas(items.map(() => 1));
  if (whole === undefined || measures.length === 0) return undefined;
  const draws = resampledWeights(items, seed).flatMap((weights) => {
    const drawn = areas(weights);
    return drawn === undefined ? [] : [drawn];
  });
  return measures.map((measure) => {
    const [value = 0, first = 0] = [whole[measure], whole[0]];
    const own = draws.map((drawn) => drawn[measure] ?? 0);
    const differences = draws.map((drawn) => (drawn[measure] ?? 0) - (drawn[0] ?? 0));
    return { auc: interval(value, own), difference: interval(value - first, differences) };
  });
}

/**
 * Estimates the mean over all items. The interval comes from a seeded bootstrap over clusters. Returns undefined
 * for an empty list of items.
 */
export function estimateMean(
  items: readonly { readonly value: number; readonly cluster: string }[],
  seed: number,
): Estimate | undefined {
  if (items.length === 0) return undefined;
  const mean = (weights: readonly number[]): number => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return items.reduce((sum, { value }, index) => sum + value * (weights[index] ?? 0), 0) / total;
  };
  return interval(mean(items.map(() => 1)), resampledWeights(items, seed).map(mean));
}

/** Resamples the clusters 1000 times with replacement. Returns how often each resample contains each item. */
function resampledWeights(
  items: readonly { readonly cluster: string }[],
  seed: number,
): readonly (readonly number[])[] {
  const clusters = [...new Set(items.map(({ cluster }) => cluster))];
  const positions = new Map(clusters.map((cluster, index) => [cluster, index]));
  const clusterOf = items.map(({ cluster }) => positions.get(cluster) as number);
  const random = seededRandom(seed);
  return Array.from({ length: RESAMPLES }, () => {
    const drawn = clusters.map(() => 0);
    for (let count = 0; count < clusters.length; count += 1) {
      const index = random.below(clusters.length);
      drawn[index] = (drawn[index] ?? 0) + 1;
    }
    return clusterOf.map((cluster) => drawn[cluster] ?? 0);
  });
}

function interval(value: number, draws: readonly number[]): Estimate {
  const sorted = draws.toSorted((left, right) => left - right);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? value;
  return { value, low: at(0.025), high: at(0.975) };
}
