import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { TrainingRecord } from '../../src/model/generated/training-record.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { lanser, type Finished } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const FILE = path.join(sandbox.path, 'run.jsonl');

beforeAll(async () => {
  const repository = await sandbox.repository('project');
  const root = repository.path;
  await writeTree(root, { 'app.py': 'count: int = ""\n', 'other.py': 'name: str = 1\n' });
  await repository.commit();
  const host = testHost(sandbox.env, { temporaryRoot: sandbox.temporary });
  await using workspace = await openWorkspace(root, {
    host,
    trace: { file: FILE },
    reward: {
      version: 'pr-v1',
      weights: { alpha: 1 },
      scope: { kind: 'files', files: ['app.py'] },
      previous: null,
    },
  });
  await workspace.diagnostics();
  await writeFile(path.join(root, 'app.py'), 'count: int = 0\n');
  // The first call checks all files, and this call only `app.py`. The errors of both steps are comparable, because
  // the recorded scope limits them to `app.py`.
  await workspace.diagnostics({ files: ['app.py'] });
});

async function reward(...args: readonly string[]): Promise<Finished> {
  return lanser(['reward', '--trace', FILE, ...args], { cwd: sandbox.path, env: sandbox.env });
}

/** Returns the record of the second step, which fixes one error. */
async function recordWith(...args: readonly string[]): Promise<TrainingRecord | undefined> {
  const { stdout, stderr } = await reward(...args, '--format', 'json');
  expect(stderr).toBe('');
  return (JSON.parse(stdout) as readonly TrainingRecord[])[1];
}

test('the recorded formula, weights and scope apply, and --weights replaces only the named weights', async () => {
  const recorded = { rewardVersion: 'pr-v1', components: { diag_delta: 1 } };
  expect(await recordWith()).toMatchObject({ ...recorded, weights: { alpha: 1, beta: 0.4, gamma: 0.1 } });
  const weights = { alpha: 1, beta: 0.4, gamma: 0.5 };
  expect(await recordWith('--weights', 'gamma=0.5')).toMatchObject({ ...recorded, reward: 0.5, weights });
});

test('a formula other than the recorded formula uses its own default weights, but the recorded scope', async () => {
  expect(await recordWith('--reward-version', 'rl-csf-v1')).toMatchObject({
    rewardVersion: 'rl-csf-v1',
    reward: 0.5,
    components: { diag_delta: 1 },
    weights: { wD: 0.5, wS: 0.4, wA: 0.1, wE: 0.5, gamma: 1 },
  });
});

test('a weight that the recorded formula does not have is a usage error', async () => {
  const { exitCode, stderr } = await reward('--weights', 'wD=1');
  expect([exitCode, stderr]).toEqual([20, expect.stringContaining('"wD" is not a weight of pr-v1')]);
});

test('with several recordings, a weight that the formula of one recording does not have causes an error before any output', async () => {
  const text = await readFile(FILE, 'utf8');
  const session = text.slice(0, text.indexOf('\n'));
  const event = JSON.parse(session) as { readonly settings: Readonly<Record<string, unknown>> };
  const { reward: _reward, ...settings } = event.settings;
  await writeTree(sandbox.path, {
    'mixed/a.jsonl': text,
    'mixed/b.jsonl': text.replace(session, JSON.stringify({ ...event, settings })),
  });
  for (const format of ['json', 'jsonl', 'table', 'atif']) {
    const args = ['reward', '--trace', 'mixed', '--weights', 'alpha=1', '--format', format];
    const { exitCode, stdout, stderr } = await lanser(args, { cwd: sandbox.path, env: sandbox.env });
    expect([exitCode, stdout]).toEqual([20, '']);
    expect(stderr).toContain('"mixed/b.jsonl": "alpha" is not a weight of rl-csf-v1. Known weights: wD');
    expect(stderr).toContain('Pass --reward-version, or score these recordings separately.');
  }
});
