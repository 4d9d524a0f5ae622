import type { Analysis, Group, Signs } from './analysis.ts';
import type { Estimate } from './auc.ts';

/** The minimum number of correct patches, and of incorrect patches, for a meaningful bootstrap interval. */
const FEW = 5;

export function markdownOf(analysis: Analysis): string {
  const { patches, judged, seed, withinTask } = analysis;
  const parts = [
    `${patches} patches, ${judged} with a verdict and a score, seed ${seed}. AUC with 95 % confidence intervals.`,
    groupTable('patches', analysis.groups),
    groupTable('project', analysis.byProject),
    groupTable('changed functions', analysis.byTyping),
    groupTable('incorrect, by operator', analysis.byOperator),
    table(
      ['terms', 'AUC', 'minus rl-csf-v1'],
      analysis.ablations.estimates.map(({ measure, auc, difference }) => [
        measure,
        shown(auc),
        shown(difference),
      ]),
    ),
    table(
      ['incorrect patches', 'number', 'share of rl-csf-v1 = 0'],
      analysis.blind.map(({ name, incorrect, share }) => [
        name,
        incorrect,
        incorrect < FEW ? share.value.toFixed(3) : shown(share),
      ]),
    ),
    `${withinTask.pairs} pairs of a correct and an incorrect patch of one base and file, from ${withinTask.tasks} tasks.`,
    table(
      ['measure', 'pairs in the right order, ties as a half'],
      withinTask.measures.map(({ measure, share }) => [measure, shown(share)]),
    ),
    operatorTable(analysis),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function groupTable(title: string, groups: readonly Group[]): string {
  const names = groups.find(({ estimates }) => estimates.length > 0)?.estimates ?? [];
  return table(
    [title, 'correct', 'incorrect', ...names.map(({ measure }) => measure)],
    groups.map(({ name, correct, incorrect, estimates }) => [
      name,
      correct,
      incorrect,
      ...names.map((_, index) => {
        const estimate = estimates[index];
        if (estimate === undefined) return '–';
        return Math.min(correct, incorrect) < FEW ? estimate.auc.value.toFixed(3) : shown(estimate.auc);
      }),
    ]),
  );
}

function operatorTable({ operators }: Analysis): string {
  const signs = ({ negative, zero, positive }: Signs): readonly number[] => [negative, zero, positive];
  return table(
    [
      'operator',
      'patches',
      'masked',
      'uncovered',
      'survived',
      'other unknown',
      'correct r < 0',
      'r = 0',
      'r > 0',
      'incorrect r < 0',
      'r = 0',
      'r > 0',
    ],
    operators.map((row) => [
      row.operator,
      row.patches,
      row.masked,
      row.uncovered,
      row.survived,
      row.otherUnknown,
      ...signs(row.correct),
      ...signs(row.incorrect),
    ]),
  );
}

function shown({ value, low, high }: Estimate): string {
  return `${value.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
}

function table(header: readonly string[], rows: readonly (readonly (number | string)[])[]): string {
  const lines = [header, header.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
