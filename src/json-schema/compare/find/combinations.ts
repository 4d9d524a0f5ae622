import type { Json } from '../../../schema/json.ts';

const MAX_COUNT = 64;

/** Returns every combination of one value from each pool; undefined if there are too many, or a pool is undefined. */
export function combinations(
  pools: readonly (readonly Json[] | undefined)[],
): readonly (readonly Json[])[] | undefined {
  return pools.reduce<readonly (readonly Json[])[] | undefined>(
    (before, pool) => {
      if (before === undefined || pool === undefined || before.length * pool.length > MAX_COUNT)
        return undefined;
      return before.flatMap((one) => pool.map((value) => [...one, value]));
    },
    [[]],
  );
}
