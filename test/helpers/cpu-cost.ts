/** Strings to sort; the same work in every process. */
const REFERENCE = Array.from({ length: 200_000 }, (_, index) => ((index * 7919) % 200_003).toString(36));

let referenceMs: number | undefined;

function cpuMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Returns the CPU time of some work in units of a fixed reference, the sorting of 200,000 strings. Neither a
 * slow nor a busy machine changes it much. Synchronous work only.
 */
export function cpuCost(work: () => void): number {
  referenceMs ??= Math.max(
    1,
    cpuMs(() => void REFERENCE.toSorted()),
  );
  return cpuMs(work) / referenceMs;
}
