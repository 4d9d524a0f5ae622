import type { TrajectoryStep } from '../../model/report.ts';
import { isInconclusive } from '../../trees/both-sides.ts';
import type { CheckedInput } from '../gate-checks-input.ts';
import { sideSummary, type SideSummary } from '../side-summary.ts';
import { commitPath } from './commit-path.ts';
import { MAX_COMMITS, trajectoryOf } from './trajectory.ts';

/**
 * Scores the commits from base to head. Returns an empty list if the policy does not request these scores, or if
 * base or head is not a commit. If an inconclusive error prevents reading the commits, returns one step with it.
 */
export async function gateTrajectory(input: CheckedInput): Promise<readonly TrajectoryStep[]> {
  const { options, preparation, workbench, tools, workingDirectories } = input;
  const { before, after, policy, store, trees, completeTree } = preparation;
  const { host, signal } = options;
  if (policy.trajectory === 'none' || before.commit === null || after.commit === null) return [];
  const isMerge = options.headIsMergeCommit === true;
  const sides = { before: before.commit, after: after.commit, isMerge };
  const summaries = checkedTrees(input);
  try {
    const path = await commitPath(store, sides, MAX_COMMITS, completeTree, options.authorization, signal);
    return await trajectoryOf({
      path,
      trees,
      policy,
      workingDirectories,
      summaries,
      scratch: workbench.scratch.path,
      tools,
      checking: { host, ...workbench, timeoutMs: policy.timeoutMs, signal },
    });
  } catch (error) {
    if (!isInconclusive(error)) throw error;
    return [
      { commit: after.commit, title: '', skipped: 0, counts: null, reward: null, error: error.toJSON() },
    ];
  }
}

function checkedTrees({ preparation, projects }: CheckedInput): ReadonlyMap<string, SideSummary> {
  const summaries = new Map<string, SideSummary>();
  for (const side of ['before', 'after'] as const) {
    const summary = sideSummary(projects, side);
    if (summary !== undefined) summaries.set(preparation[side].tree, summary);
  }
  return summaries;
}
