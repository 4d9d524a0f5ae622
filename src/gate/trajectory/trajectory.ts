import { rm } from 'node:fs/promises';
import path from 'node:path';
import { checkSide, type SideCheckOptions } from '../../checker/side-check.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { TrajectoryStep } from '../../model/report.ts';
import { stepReward } from '../../reward/score-step.ts';
import type { Tools } from '../../server-pool/find-tools.ts';
import { isInconclusive } from '../../trees/both-sides.ts';
import type { GateTools } from '../gate-tools.ts';
import type { GatePolicy } from '../policy.ts';
import { summaryOf, type CheckedProject, type SideSummary } from '../side-summary.ts';
import type { TreesOnDisk } from '../trees-on-disk.ts';
import type { CommitPath } from './commit-path.ts';

/** The maximum number of scored commits. From a longer list, only commits at regular intervals are scored. */
export const MAX_COMMITS = 20;

export interface TrajectoryInput {
  readonly path: CommitPath;
  readonly trees: TreesOnDisk;
  readonly policy: GatePolicy;
  readonly workingDirectories: readonly string[];
  /** The summaries of trees that are already checked, by tree id. */
  readonly summaries: ReadonlyMap<string, SideSummary>;
  /** The absolute path of the gate's temporary folder. */
  readonly scratch: string;
  readonly checking: Omit<SideCheckOptions, 'label' | 'readableRoot' | 'workingDirectory' | keyof Tools>;
  readonly tools: GateTools;
}

type TreeOutcome = SideSummary | LanserError;

/**
 * Checks the commits of `input.path` with base's configuration. Scores the first commit against the merge base, and
 * each further commit against the previous commit of the path.
 */
export async function trajectoryOf(input: TrajectoryInput): Promise<readonly TrajectoryStep[]> {
  const { commits, startTree } = input.path;
  const seen = new Map<string, TreeOutcome>(input.summaries);
  const summary = async (tree: string, label: string): Promise<TreeOutcome> => {
    const outcome = seen.get(tree) ?? (await checkTree(input, tree, label));
    seen.set(tree, outcome);
    return outcome;
  };
  let previous = await summary(startTree, 'start');
  const steps: TrajectoryStep[] = [];
  for (const [index, { commit, tree, title, skipped }] of commits.entries()) {
    const outcome = await summary(tree, `commit ${index + 1} of ${commits.length}`);
    steps.push({
      commit,
      title,
      skipped,
      counts: outcome instanceof LanserError ? null : outcome.counts,
      reward:
        previous instanceof LanserError || outcome instanceof LanserError
          ? null
          : stepReward(previous, outcome.counts, input.policy.reward, 0),
      error: outcome instanceof LanserError ? outcome.toJSON() : null,
    });
    previous = outcome;
  }
  return steps;
}

/** Checks a tree. Returns inconclusive errors and E/JAIL, because a single commit does not affect the verdict. */
async function checkTree(input: TrajectoryInput, tree: string, label: string): Promise<TreeOutcome> {
  const folder = path.join(input.scratch, 'trajectory', tree);
  const checked: CheckedProject[] = [];
  try {
    await input.trees.write(tree, folder);
    for (const workingDirectory of input.workingDirectories) {
      const tools = await input.tools.forTree(folder, workingDirectory);
      const options = { ...input.checking, ...tools, label, readableRoot: folder, workingDirectory };
      await using check = await checkSide(options);
      checked.push({ workingDirectory, check: { bundle: check.bundle, facts: check.facts } });
    }
    return summaryOf(checked);
  } catch (error) {
    // E/JAIL in base or head ends the gate earlier, so only a different commit can cause this error here.
    if (isInconclusive(error) || (error instanceof LanserError && error.code === 'E/JAIL')) return error;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
