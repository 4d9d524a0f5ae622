import type { AffectedReader } from '../affected/affected-files.ts';
import { affectedScope, type CheckScope } from '../trees/check-scope.ts';
import type { GatePolicy } from './policy.ts';
import type { TreesOnDisk } from './trees-on-disk.ts';

/** Decides which files of the repository the gate checks. */
export async function checkScope(
  policy: GatePolicy,
  { before, after, files, changedPaths }: TreesOnDisk,
  hasTrace: boolean,
  signal: AbortSignal,
  reader?: AffectedReader,
): Promise<CheckScope> {
  if (policy.scope === 'full') return { kind: 'full' };
  const reason = useOfTotals(policy, hasTrace);
  if (reason !== undefined) return { kind: 'full', reason };
  const sides = { before: { root: before, files: files.before }, after: { root: after, files: files.after } };
  return affectedScope({ ...sides, changed: changedPaths, signal }, reader);
}

/** Returns the first part of the result that needs the check of all files. */
function useOfTotals({ reward, trajectory }: GatePolicy, hasTrace: boolean): string | undefined {
  if (hasTrace) return 'a trace records the check of all files';
  if (trajectory !== 'none') return 'the score by commit counts the diagnostics of all files';
  const isDiscounted = reward.version === 'rl-csf-v1' && reward.weights.gamma !== 1;
  return isDiscounted ? 'with a gamma other than 1, the score depends on all diagnostics' : undefined;
}
