import type { ProcessReward } from '../model/bundle.ts';
import type { Colors } from './colors.ts';
import { tableLines } from './terminal-width.ts';

/** A step of a recorded trajectory, with its `recorded` reward and its recomputed `reward`. */
export interface ScoredStep {
  readonly index: number;
  readonly operation: string | null;
  readonly recorded: ProcessReward | null;
  readonly reward: ProcessReward | null;
}

export function stepsTable(steps: readonly ScoredStep[], colors: Colors): string {
  const rows = steps.map(({ index, operation, recorded, reward }) => [
    String(index),
    operation ?? 'none',
    shown(recorded),
    shown(reward),
    reward?.explanation ?? 'no reward: no earlier step to compare with, or the step is inconclusive',
  ]);
  const titles = ['step', 'operation', 'recorded', 'r', ''];
  const [head = '', ...lines] = tableLines([titles, ...rows], [0, 2, 3]);
  const total = steps.reduce((sum, { reward }) => sum + (reward?.r ?? 0), 0);
  const version = steps.find(({ reward }) => reward !== null)?.reward?.version;
  return [
    colors.dim(head),
    ...lines,
    '',
    `${colors.bold(`sum of r = ${total}`)}${version === undefined ? '' : `  ${version}`}`,
    '',
  ].join('\n');
}

function shown(reward: ProcessReward | null): string {
  return reward === null ? '-' : String(reward.r);
}
