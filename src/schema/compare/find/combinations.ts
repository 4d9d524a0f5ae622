import type { Json } from '../../json.ts';

/** Beyond so many combinations not all of them are listed. */
const MOST = 64;

/** Every way to take one value of each pool; undefined where there are too many, or a pool is not whole. */
export function combinations(
  pools: readonly (readonly Json[] | undefined)[],
): readonly (readonly Json[])[] | undefined {
  return pools.reduce<readonly (readonly Json[])[] | undefined>(
    (before, pool) => {
      if (before === undefined || pool === undefined || before.length * pool.length > MOST) return undefined;
      return before.flatMap((one) => pool.map((value) => [...one, value]));
    },
    [[]],
  );
}
