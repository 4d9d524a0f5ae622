import type { Report, TrajectoryStep } from '../../model/report.ts';
import { line, strong, type Line } from './line.ts';
import type { Row, Section } from './section.ts';

const SHORT_ID = 10;

/**
 * Builds the section of commits, unless the results of all commits are equal. The table repeats the scores of the
 * chart (`curve`), because the text report shows no chart.
 */
export function commitsSection({ trajectory }: Report): readonly Section[] {
  const results = new Set(
    trajectory.map(({ counts, reward, error }) => JSON.stringify([counts, reward?.r, error])),
  );
  if (results.size < 2) return [];
  const head = [
    { title: line`#`, isNumber: true },
    { title: line`commit`, isNumber: false },
    { title: line`errors`, isNumber: true },
    { title: line`warnings`, isNumber: true },
    { title: line`score`, isNumber: true },
    { title: line`title`, isNumber: false },
  ];
  const curve = trajectory.flatMap(({ reward }, index) =>
    reward === null ? [] : [{ index: index + 1, value: reward.r }],
  );
  const rows = trajectory.map((step, index) => rowOf(step, index + 1));
  return [
    {
      id: 'commits',
      title: line`${strong('Score by commit')} (${trajectory.length})`,
      isFolded: true,
      intro: skippedLines(trajectory),
      curve,
      body: { kind: 'table', head, rows },
    },
  ];
}

function skippedLines(trajectory: readonly TrajectoryStep[]): readonly Line[] {
  const skipped = trajectory.reduce((sum, step) => sum + step.skipped, 0);
  return skipped === 0 ? [] : [line`Commits that were not checked: ${skipped}.`];
}

function rowOf({ commit, title, counts, reward, error }: TrajectoryStep, index: number): Row {
  const number = (value: number | undefined): Line => (value === undefined ? line`?` : line`${value}`);
  const failure = error === null ? [] : line` ${error.code}`;
  return [
    line`${index}`,
    line`${commit.slice(0, SHORT_ID)}`,
    number(counts?.error),
    number(counts?.warning),
    number(reward?.r),
    line`${title}${failure}`,
  ];
}
