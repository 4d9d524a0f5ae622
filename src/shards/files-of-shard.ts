import { balancedShard, type Shard } from '../batch/shard.ts';
import { compareCodeUnits } from '../model/range.ts';

/** The check times of files in an earlier gate, in seconds, by path in the repository. */
export type FileCosts = ReadonlyMap<string, number>;

/** The estimated seconds per byte in a project without recorded costs. */
const USUAL_RATE = 1e-5;

/**
 * Returns a function that selects a shard's files in a project. `sizes` contains each file's size in bytes. Missing
 * costs are estimated from the sizes. The returned function balances the costs over all its calls. Therefore, call
 * the same returned function once for each project, in the same order on every machine.
 */
export function filesOfShard(
  shard: Shard,
  costs: FileCosts,
): (sizes: ReadonlyMap<string, number>) => ReadonlySet<string> {
  const select = balancedShard(shard);
  return (sizes) => {
    let [seconds, bytes] = [0, 0];
    for (const [name, size] of sizes) {
      const cost = costs.get(name);
      if (cost === undefined) continue;
      seconds += cost;
      bytes += size;
    }
    const rate = bytes > 0 && seconds > 0 ? seconds / bytes : USUAL_RATE;
    const costOf = (name: string): number => costs.get(name) ?? (sizes.get(name) ?? 0) * rate;
    const names = [...sizes.keys()].toSorted(
      (one, other) => costOf(other) - costOf(one) || compareCodeUnits(one, other),
    );
    return new Set(select(names, costOf));
  };
}
