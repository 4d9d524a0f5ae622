/** A part of a batch: the `index`-th of every `count` requests, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/**
 * Returns true if a shard contains a request. Shards count requests instead of lines, so that blank lines do
 * not make them uneven.
 */
export function isInShard({ index, count }: Shard, ordinal: number): boolean {
  return (ordinal - 1) % count === index - 1;
}

/** Returns the number of requests in a shard. */
export function requestsInShard({ index, count }: Shard, requests: number): number {
  return Math.floor((requests + count - index) / count);
}
