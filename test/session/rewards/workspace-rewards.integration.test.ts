import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import type { WorkspaceRewardOptions } from '../../../src/session/rewards/workspace-rewards.ts';
import type { Workspace } from '../../../src/registry/workspace.ts';
import { useSandbox } from '../../helpers/sandbox.ts';
import { testHost } from '../../helpers/test-host.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const sandbox = useSandbox();
const root = path.join(sandbox.path, 'project');
const host = testHost(sandbox.env, { temporaryRoot: sandbox.temporary });
const total = 'py://app#total';

beforeAll(async () => {
  const repository = await sandbox.repository('project');
  await writeTree(root, { 'app.py': 'def total(count: int) -> int:\n    return count\n\n\ntotal("a")\n' });
  await repository.commit();
});

async function open(reward?: WorkspaceRewardOptions): Promise<Workspace> {
  return openWorkspace(root, { host, ...(reward === undefined ? {} : { reward }) });
}

test('a workspace with the option `previous` scores each answer relative to the previous answer', async () => {
  await using workspace = await open({ previous: null });
  const first = await workspace.diagnostics();
  const second = await workspace.locate(total);
  // `selectorFor` does not return a bundle, so the next answer is scored relative to `second`.
  await workspace.selectorFor(total, 'cursor');
  const third = await workspace.locate('py://app#gone');
  expect(first.processReward).toBeNull();
  expect(second.processReward).toMatchObject({
    r: expect.closeTo(0.1, 14) as number,
    previousBundleId: first.bundleId,
  });
  expect(third.processReward).toMatchObject({
    previousBundleId: second.bundleId,
    components: { confidence_delta: -1, tool_error: 1 },
  });
});

test('a workspace without the option `previous` scores only previews, with the configured formula', async () => {
  await using workspace = await open({ version: 'pr-v1', weights: { beta: 2 } });
  expect((await workspace.locate(total)).processReward).toBeNull();
  const preview = await workspace.rename(total, 'sum_of');
  expect(preview.processReward).toMatchObject({
    version: 'pr-v1',
    weights: { beta: 2 },
    previousBundleId: null,
  });
});

test('the evidence about a preview uses the edited texts, although they are not on disk', async () => {
  await using workspace = await open();
  const before = await workspace.diagnostics();
  const preview = await workspace.rename(total, 'sum_of');
  expect(preview.edits.plan?.files).toHaveLength(1);
  expect(await workspace.evidence(before, preview)).toEqual({ findings: [], hidden: 0, notFound: [] });
});

test('the configuration sets the formula and the weights, and options take precedence', async () => {
  const settings = '{"reward": {"version": "pr-v1", "weights": {"alpha": 4}, "countSuppressions": true}}';
  await writeTree(root, { 'lanser.json': settings });
  await using workspace = await open();
  const before = await workspace.diagnostics();
  await writeTree(root, {
    'app.py': 'def total(count: int) -> int:\n    return count\n\n\ntotal("a")  # type: ignore\n',
  });
  const after = await workspace.diagnostics();
  expect([before.facts?.counts.error, after.facts?.counts.error]).toEqual([1, 0]);
  const session = workspace.rewardSession({ previous: before });
  expect(session.score(after)).toMatchObject({ version: 'pr-v1', r: 4 - 0.1 });
  // lanser reads the previous text from Git, to count the errors that the new comment hides.
  const counted = await workspace.reward(after, { previous: before });
  expect(counted.processReward).toMatchObject({ r: -0.1, components: { diag_delta: 0 } });
  expect(counted.request.options).toMatchObject({ countSuppressions: true });
  const plain = await workspace.reward(after, {
    previous: before,
    version: 'rl-csf-v1',
    countSuppressions: false,
  });
  expect(plain.processReward).toMatchObject({ version: 'rl-csf-v1', r: 0.5 });
  await expect(workspace.reward(after, { evidence: true })).rejects.toMatchObject({ code: 'E/USAGE' });
});

test('a workspace does not open if a configured weight is not part of the formula', async () => {
  await writeTree(root, { 'lanser.json': '{"reward": {"weights": {"alpha": 4}}}' });
  await expect(open()).rejects.toMatchObject({ code: 'E/CONFIG', details: { weight: 'alpha' } });
});
