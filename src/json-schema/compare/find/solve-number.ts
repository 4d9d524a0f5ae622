import { EMPTY, found, type Literal, type Solution, unknown } from './solver.ts';

interface Numbers {
  readonly low: Bound | undefined;
  readonly high: Bound | undefined;
  readonly multiples: readonly number[];
  readonly notMultiples: readonly number[];
}

interface Bound {
  readonly limit: number;
  readonly exclusive: boolean;
}

const MAX_CANDIDATES = 2000;

/** Finds numbers within bounds that are multiples of some divisors and not of others. */
export function solveNumber(
  literals: readonly Literal[],
  isExcluded: (value: number) => boolean,
  count: number,
): Solution {
  const numbers = collect(literals);
  const { low, high, multiples, notMultiples } = numbers;
  if (low !== undefined && high !== undefined) {
    if (low.limit > high.limit) return EMPTY;
    if (low.limit === high.limit && (low.exclusive || high.exclusive)) return EMPTY;
  }
  if (notMultiples.some((divisor) => multiples.includes(divisor))) return EMPTY;
  const divisors = [...multiples, ...notMultiples];
  // Fractions such as 0.1 have no exact binary form, so rounding can hide a multiple: 0.3 / 0.1 is not 3.
  const isExact = divisors.every((divisor) => Number.isInteger(divisor * 2 ** 20));
  const fits = (value: number): boolean =>
    Number.isFinite(value) &&
    isWithin(value, numbers) &&
    !isExcluded(value) &&
    multiples.every((divisor) => Number.isInteger(value / divisor)) &&
    notMultiples.every((divisor) => !Number.isInteger(value / divisor));
  const { values, complete } =
    multiples.length > 0 ? commonMultiples(numbers, fits, count) : anywhere(numbers, fits, count);
  if (values.length > 0) return found(values, complete && isExact);
  if (complete && isExact) return EMPTY;
  const reason = isExact ? 'no number was found' : 'multiples of fractions are rounded';
  return unknown(reason);
}

function collect(literals: readonly Literal[]): Numbers {
  let low: Bound | undefined;
  let high: Bound | undefined;
  const multiples: number[] = [];
  const notMultiples: number[] = [];
  for (const { assertion, holds } of literals) {
    if (assertion.kind === 'multipleOf') (holds ? multiples : notMultiples).push(assertion.divisor);
    if (assertion.kind !== 'minimum' && assertion.kind !== 'maximum') continue;
    // The negation of "at least five" is "less than five".
    const exclusive = assertion.exclusive === holds;
    const bound = { limit: assertion.limit, exclusive };
    const isLow = (assertion.kind === 'minimum') === holds;
    if (isLow && (low === undefined || tighter(bound, low, 1))) low = bound;
    if (!isLow && (high === undefined || tighter(bound, high, -1))) high = bound;
  }
  return { low, high, multiples, notMultiples };
}

function tighter(one: Bound, other: Bound, sign: 1 | -1): boolean {
  if (one.limit === other.limit) return one.exclusive;
  return (one.limit - other.limit) * sign > 0;
}

function isWithin(value: number, { low, high }: Numbers): boolean {
  if (low !== undefined && (value < low.limit || (low.exclusive && value === low.limit))) return false;
  return high === undefined || value < high.limit || (!high.exclusive && value === high.limit);
}

interface Candidates {
  readonly values: readonly number[];
  /** True if no other number fits. */
  readonly complete: boolean;
}

/** Returns common multiples that fit, from 0 outwards. If the bounds exclude 0, starts at a bound instead. */
function commonMultiples(
  { low, high, multiples, notMultiples }: Numbers,
  fits: (value: number) => boolean,
  count: number,
): Candidates {
  const limits = [low?.limit, high?.limit].filter((limit) => limit !== undefined);
  const decimals = Math.max(...[...multiples, ...limits].map(decimalsOf));
  const step = multiples.map((divisor) => scaled(divisor, decimals)).reduce(leastCommonMultiple);
  const first = low === undefined ? undefined : ceilDivision(scaled(low.limit, decimals), step);
  const last = high === undefined ? undefined : -ceilDivision(-scaled(high.limit, decimals), step);
  const values: number[] = [];
  const contains = (factor: bigint): boolean =>
    (first === undefined || factor >= first) && (last === undefined || factor <= last);
  const start = contains(0n) ? 0n : (first ?? last ?? 0n);
  for (let attempt = 0; attempt < MAX_CANDIDATES; attempt += 1) {
    const factors = attempt === 0 ? [start] : [start + BigInt(attempt), start - BigInt(attempt)];
    const inside = factors.filter(contains);
    if (inside.length === 0) return { values, complete: true };
    for (const factor of inside) {
      const value = unscaled(factor * step, decimals);
      if (fits(value)) values.push(value);
    }
    if (values.length >= count) return { values, complete: false };
  }
  // The search stopped at its limit. If every common multiple is a multiple of an excluded divisor, no number fits.
  const refused = notMultiples.some((divisor) => {
    const scale = Math.max(decimals, decimalsOf(divisor));
    return (step * 10n ** BigInt(scale - decimals)) % scaled(divisor, scale) === 0n;
  });
  return { values, complete: values.length === 0 && refused };
}

/** Returns numbers that fit: integers first, then the bounds, then increasingly fine fractions. */
function anywhere({ low, high }: Numbers, fits: (value: number) => boolean, count: number): Candidates {
  const values = new Set<number>();
  const offer = (value: number): void => {
    if (values.size < count && fits(value)) values.add(value === 0 ? 0 : value);
  };
  const [from, to] = [low?.limit, high?.limit];
  if (from !== undefined && from === to) {
    offer(from);
    return { values: [...values], complete: true };
  }
  const includesZero = (from === undefined || from <= 0) && (to === undefined || to >= 0);
  const base = includesZero ? 0 : from !== undefined && from > 0 ? Math.ceil(from) : Math.floor(to ?? 0);
  for (let index = 0; index < count + 64 && values.size < count; index += 1) {
    offer(base + index);
    offer(base - index);
  }
  if (from !== undefined) offer(from);
  if (to !== undefined) offer(to);
  const lower = from ?? (to === undefined ? 0 : to - 1);
  const upper = to ?? lower + 1;
  for (let parts = 2; parts < 64 && values.size < count; parts += 1) {
    for (let part = 1; part < parts; part += 1)
      offer(Number((lower + ((upper - lower) * part) / parts).toPrecision(12)));
  }
  return { values: [...values], complete: false };
}

function decimalsOf(value: number): number {
  const [mantissa, exponent] = decimalParts(value);
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - exponent);
}

/** Returns `value * 10 ** decimals` without rounding. `decimals` must be at least `decimalsOf(value)`. */
function scaled(value: number, decimals: number): bigint {
  const [mantissa, exponent] = decimalParts(value);
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const shift = decimals + exponent - fraction.length;
  return BigInt(whole + fraction) * 10n ** BigInt(Math.max(0, shift));
}

function unscaled(value: bigint, decimals: number): number {
  return Number(`${value}e-${decimals}`);
}

function ceilDivision(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  return quotient * divisor < value ? quotient + 1n : quotient;
}

function leastCommonMultiple(one: bigint, other: bigint): bigint {
  return (one / greatestCommonDivisor(one, other)) * other;
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

function decimalParts(value: number): readonly [mantissa: string, exponent: number] {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  return [mantissa, Number(exponent)];
}
