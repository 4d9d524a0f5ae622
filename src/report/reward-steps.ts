import type { ProcessReward } from '../model/bundle.ts';
import type { Colors } from './colors.ts';

/** A step of a recorded trajectory, with its recorded score and its recomputed score. */
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
    reward?.explanation ?? 'no reward: the step is the first of its series, or inconclusive',
  ]);
  const head = ['step', 'operation', 'recorded', 'r', ''];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) =>
        isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const total = steps.reduce((sum, { reward }) => sum + (reward?.r ?? 0), 0);
  const version = steps.find(({ reward }) => reward !== null)?.reward?.version;
  return [
    colors.dim(line(head)),
    ...rows.map(line),
    '',
    `${colors.bold(`sum of r = ${total}`)}${version === undefined ? '' : `  ${version}`}`,
    '',
  ].join('\n');
}

function isNumber(column: number): boolean {
  return column === 0 || column === 2 || column === 3;
}

function shown(reward: ProcessReward | null): string {
  return reward === null ? '-' : String(reward.r);
}
