/** A part of a batch: of every `count` requests in a row the `index`-th, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Requests are counted and not lines, so that blank lines make no shard smaller than its neighbour. */
export function isInShard({ index, count }: Shard, ordinal: number): boolean {
  return (ordinal - 1) % count === index - 1;
}

/** How many of so many requests are in a shard. */
export function requestsInShard({ index, count }: Shard, requests: number): number {
  return Math.floor((requests + count - index) / count);
}
