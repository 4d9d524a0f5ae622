/** Returns the decimal places of a number: integer arithmetic on scaled numbers never rounds. */
export function decimalsOf(value: number): number {
  const [mantissa, exponent] = parts(value);
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - exponent);
}

/** Returns the number times ten to the power of `decimals`. */
export function scaled(value: number, decimals: number): bigint {
  const [mantissa, exponent] = parts(value);
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const shift = decimals + exponent - fraction.length;
  return BigInt(whole + fraction) * 10n ** BigInt(Math.max(0, shift));
}

export function unscaled(value: bigint, decimals: number): number {
  return Number(`${value}e-${decimals}`);
}

export function ceilDivision(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  return quotient * divisor < value ? quotient + 1n : quotient;
}

export function leastCommonMultiple(one: bigint, other: bigint): bigint {
  return (one / greatestCommonDivisor(one, other)) * other;
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

function parts(value: number): readonly [mantissa: string, exponent: number] {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  return [mantissa, Number(exponent)];
}
