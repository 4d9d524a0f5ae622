import os from 'node:os';

/** Returns the value at a share from 0 to 1 of the sorted values; 0 if `values` is empty. */
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
