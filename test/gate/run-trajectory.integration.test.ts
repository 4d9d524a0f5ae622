import { describe, expect, test } from 'vitest';
import { evenlySpaced } from '../../src/gate/trajectory/commit-path.ts';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { CURVE, useFeatureBranch } from './feature-branch.ts';

const { start, commits } = useFeatureBranch(useSandbox());

describe('the trajectory of the commits', () => {
  test('contains each commit of the branch with its score relative to the previous commit', async () => {
    const { report } = await gateReport(['--base', 'main~1', '--head', 'feature', ...CURVE], start());
    expect(
      report.trajectory.map(({ commit, title, skipped, counts, reward, error }) => [
        commit,
        title,
        skipped,
        counts?.error,
        reward?.r,
        error,
      ]),
    ).toEqual([
      [commits()[0], 'two lines', 0, 2, -1, null],
      [commits()[1], '::error::one', 0, 1, 0.5, null],
      [commits()[2], 'none', 0, 1, 0, null],
    ]);
    expect(report.trajectory[0]?.reward?.previousBundleId).toBe(report.before?.bundleId);
    expect(report.trajectory[1]?.reward?.source).toBe('gate');
    // The scores of the steps add up to the score of the whole change.
    const sum = report.trajectory.reduce((total, { reward }) => total + (reward?.r ?? NaN), 0);
    expect(sum).toBe(report.reward?.r);
  });
});

test('the selected commits are evenly spaced and include the last commit, and their number is at most the limit', () => {
  expect(evenlySpaced(0, 3)).toEqual([]);
  expect(evenlySpaced(3, 3)).toEqual([0, 1, 2]);
  expect(evenlySpaced(9, 3)).toEqual([2, 5, 8]);
  for (let count = 1; count < 200; count += 1) {
    const taken = evenlySpaced(count, 20);
    expect(taken.at(-1)).toBe(count - 1);
    expect(taken).toHaveLength(Math.min(count, 20));
    const step = count / taken.length;
    for (const [at, index] of taken.entries())
      expect([Math.floor(step), Math.ceil(step)]).toContain(index - (taken[at - 1] ?? -1));
  }
});
