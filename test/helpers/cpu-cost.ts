/** Strings to sort; the same work in every process. */
const REFERENCE = Array.from({ length: 200_000 }, (_, index) => ((index * 7919) % 200_003).toString(36));

let knownReferenceMs: number | undefined;

/** Returns a function that returns the CPU milliseconds of this process since the call. */
function cpuClock(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}

function referenceMs(): number {
  if (knownReferenceMs !== undefined) return knownReferenceMs;
  const taken = cpuClock();
  REFERENCE.toSorted();
  knownReferenceMs = Math.max(1, taken());
  return knownReferenceMs;
}

/**
 * Returns the CPU time of some work in units of a fixed reference, the sorting of 200,000 strings. Neither a
 * slow nor a busy machine changes it much.
 */
export function cpuCost(work: () => void): number {
  const reference = referenceMs();
  const taken = cpuClock();
  work();
  return taken() / reference;
}

/** As {@link cpuCost}, for asynchronous work. Nothing else may run in this process meanwhile. */
export async function asyncCpuCost(work: () => Promise<void>): Promise<number> {
  const reference = referenceMs();
  const taken = cpuClock();
  await work();
  return taken() / reference;
}
