const REFERENCE = Array.from({ length: 200_000 }, (_, index) => ((index * 7919) % 200_003).toString(36));

let knownReferenceMs: number | undefined;

/** Returns a function that returns this process's CPU time since the call of `cpuClock`, in milliseconds. */
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
 * Returns the CPU time of the work, divided by the CPU time for sorting 200,000 strings. This ratio depends only a
 * little on the machine's speed and load.
 */
export function cpuCost(work: () => void): number {
  const reference = referenceMs();
  const taken = cpuClock();
  work();
  return taken() / reference;
}

/** Like {@link cpuCost}, for asynchronous work. Nothing else may run in this process at the same time. */
export async function asyncCpuCost(work: () => Promise<void>): Promise<number> {
  const reference = referenceMs();
  const taken = cpuClock();
  await work();
  return taken() / reference;
}
