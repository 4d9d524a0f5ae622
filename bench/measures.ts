import os from 'node:os';

/** Returns a quantile of the values, such as the median for the share 0.5; 0 if `values` is empty. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Returns the machine's load averages of the last 1, 5 and 15 minutes as text. */
export function loadText(): string {
  const load = os.loadavg().map((value) => value.toFixed(1));
  return `load ${load.join(' ')}`;
}
