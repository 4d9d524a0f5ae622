/** Numbers of JSON as whole multiples of one power of ten, so that nothing is rounded. */
export declare function decimalsOf(value: number): number;
/** The number times ten to the power of `decimals`. */
export declare function scaled(value: number, decimals: number): bigint;
export declare function unscaled(value: bigint, decimals: number): number;
export declare function ceilDivision(value: bigint, divisor: bigint): bigint;
export declare function leastCommonMultiple(one: bigint, other: bigint): bigint;
