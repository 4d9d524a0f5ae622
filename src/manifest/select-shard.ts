import type { ContentHash } from '../model/brand.ts';
import { balancedShard, isInShard, type Shard } from '../batch/shard.ts';
import type { ManifestLine } from './read-manifest.ts';

/** The seconds that each pair (a base and a change) took in an earlier run, by the key of its manifest line. */
export type Costs = ReadonlyMap<ContentHash, number>;

/**
 * Returns a function that estimates the cost of a line in seconds. The estimate is the recorded cost of the line,
 * else the mean of the recorded costs of `lines` with the same repository, else the mean of the recorded costs of all
 * `lines`, else 1.
 */
export function costsOf(lines: readonly ManifestLine[], costs: Costs): (line: ManifestLine) => number {
  const means = new Map<string, { sum: number; count: number }>();
  const all = { sum: 0, count: 0 };
  for (const line of lines) {
    const cost = costs.get(line.key);
    if (cost === undefined) continue;
    const mean = means.get(repositoryOf(line)) ?? { sum: 0, count: 0 };
    for (const one of [mean, all]) {
      one.sum += cost;
      one.count += 1;
    }
    means.set(repositoryOf(line), mean);
  }
  return (line) => {
    const { sum, count } = means.get(repositoryOf(line)) ?? all;
    return costs.get(line.key) ?? (count === 0 ? 1 : sum / count);
  };
}

function repositoryOf({ pair }: ManifestLine): string {
  return 'repository' in pair ? pair.repository : '';
}

/**
 * Returns the lines of a shard in the order of the manifest. With costs, {@link balancedShard} selects the lines,
 * else {@link isInShard}. All shards must use the same costs.
 */
export function linesInShard(
  lines: readonly ManifestLine[],
  shard: Shard,
  costs: Costs | undefined,
): readonly ManifestLine[] {
  if (costs === undefined) return lines.filter(({ ordinal }) => isInShard(shard, ordinal));
  const costOf = costsOf(lines, costs);
  const mine = new Set(balancedShard(shard)(longestFirst(lines, costOf), costOf));
  return lines.filter((line) => mine.has(line));
}

export function longestFirst<T extends ManifestLine>(
  lines: readonly T[],
  costOf: (line: ManifestLine) => number,
): readonly T[] {
  return lines.toSorted((one, other) => costOf(other) - costOf(one) || one.ordinal - other.ordinal);
}
