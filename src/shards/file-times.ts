import type { Host } from '../model/host.ts';
import type { SideName } from '../trees/both-sides.ts';

/**
 * The times between the answers of a server, which answers for one file after the other. Omits the first answer of a
 * check, because it waits until the server has read the libraries.
 */
export interface FileTimes {
  /** The host for the checks. It notes the time of each answer. */
  readonly host: Host;
  /** Adds the times of a side that was checked with this host. `names` are the files in the order of the check. */
  readonly add: (side: SideName, names: readonly string[]) => void;
  /** Returns the sum for each file in seconds. */
  readonly seconds: () => Readonly<Record<string, number>>;
}

export function fileTimes(host: Host): FileTimes {
  const answeredAt: Record<SideName, number[]> = { before: [], after: [] };
  const sums = new Map<string, number>();
  return {
    host: {
      ...host,
      progress(step) {
        answeredAt[step.label.startsWith('before') ? 'before' : 'after'][step.done] = host.monotonicMs();
        host.progress(step);
      },
    },
    add(side, names) {
      const times = answeredAt[side];
      answeredAt[side] = [];
      for (const [index, name] of names.entries()) {
        const [from, to] = [times[index], times[index + 1]];
        if (index === 0 || from === undefined || to === undefined) continue;
        sums.set(name, (sums.get(name) ?? 0) + to - from);
      }
    },
    seconds: () => Object.fromEntries([...sums].map(([name, ms]) => [name, Math.round(ms) / 1000])),
  };
}
