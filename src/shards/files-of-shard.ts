import { balancedShard, type Shard } from '../batch/shard.ts';
import { compareCodeUnits } from '../model/range.ts';

/** The seconds that an earlier gate needed for a file, by the path in the repository. */
export type FileCosts = ReadonlyMap<string, number>;

/**
 * The estimated seconds per byte of a file, if no file of its project has a recorded cost above 0. Estimates must
 * be in seconds too, because the costs of all projects are added up.
 */
const USUAL_RATE = 1e-5;

/**
 * Returns a function that selects a shard's files in a project. Its argument contains the sizes of all files of the
 * project in bytes. Call the function once for each project, in the same order on every machine. The shards have
 * about equal costs over all projects. Missing costs are estimated from the sizes.
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
