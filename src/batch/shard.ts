/** One of `count` parts of a batch, of a gate, or of the pairs that `lanser run` compares. */
export interface Shard {
  /** The number of the part, from 1. */
  readonly index: number;
  readonly count: number;
}

/**
 * Returns true if a shard contains a request. A shard has every `count`-th request, beginning with the request
 * `index`. `ordinal` is the number of the request, from 1; blank lines do not count.
 */
export function isInShard({ index, count }: Shard, ordinal: number): boolean {
  return (ordinal - 1) % count === index - 1;
}

/**
 * Returns a function that selects the items of a shard. Each item goes to the shard with the least cost so far,
 * including the costs of earlier calls. Pass the same lists in the same order for every shard, and the most expensive
 * items of a list first.
 */
export function balancedShard({
  index,
  count,
}: Shard): <T>(items: readonly T[], costOf: (item: T) => number) => readonly T[] {
  const loads: number[] = [];
  const leastLoaded = (): number => {
    if (loads.length < count) return loads.push(0) - 1;
    let least = 0;
    for (const [shard, load] of loads.entries()) if (load < (loads[least] ?? 0)) least = shard;
    return least;
  };
  return (items, costOf) =>
    items.filter((item) => {
      const shard = leastLoaded();
      loads[shard] = (loads[shard] ?? 0) + costOf(item);
      return shard === index - 1;
    });
}

export function requestsInShard({ index, count }: Shard, requests: number): number {
  return Math.floor((requests + count - index) / count);
}
