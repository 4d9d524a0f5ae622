import os from 'node:os';

/** Returns the value at this share (0 to 1) of the sorted values; 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Returns a line with the machine's load of the last 1, 5 and 15 minutes, for the output of a benchmark. */
export function loadText(): string {
  const load = os.loadavg().map((value) => value.toFixed(1));
  return `load ${load.join(' ')}`;
}
