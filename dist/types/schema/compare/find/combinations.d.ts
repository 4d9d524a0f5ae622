import type { Json } from '../../json.ts';
/** Every way to take one value of each pool; undefined where there are too many, or a pool is not whole. */
export declare function combinations(pools: readonly (readonly Json[] | undefined)[]): readonly (readonly Json[])[] | undefined;
