import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { CURVE, useFeatureBranch } from './feature-branch.ts';

const { repository, start } = useFeatureBranch(useSandbox());

test('the trajectory is empty if head is the working tree', async () => {
  const { report } = await gateReport(['--base', 'main~1', '--head', 'worktree', ...CURVE], start());
  expect(report.trajectory).toEqual([]);
});

test("the trajectory is computed if base's configuration requests it and head's does not", async () => {
  await repository().write('lanser.json', '{ "gate": { "trajectory": "commits" } }');
  await repository().commit('configured');
  await repository().write('lanser.json', '{}');
  const last = await repository().commit('not configured');
  const { report } = await gateReport(['--base', 'HEAD~1'], start());
  expect(report.trajectory).toMatchObject([{ commit: last, counts: { error: 2 }, reward: { r: 0 } }]);
});
