import { beforeAll, describe, expect, test } from 'vitest';
import { evenlySpaced } from '../../src/gate/trajectory/commit-path.ts';
import { gateReport, type Start } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const CURVE = ['--trajectory', 'commits'];
let repository: SandboxRepository;
let start: Start;
let commits: string[];

/** Two errors are added, one is fixed. Meanwhile main gets an error of its own. */
beforeAll(async () => {
  repository = await sandbox.repository();
  start = { cwd: repository.path, env: sandbox.env };
  await repository.write('a.py', 'x: int = 1\n');
  await repository.commit('root');
  await repository.git(['checkout', '--quiet', '-b', 'feature']);
  commits = [];
  for (const [text, message] of [
    ['x: int = ""\ny: int = ""\n', 'two\nlines\n\nand a body'],
    ['x: int = 1\ny: int = ""\n', '::error::one'],
    ['x: int = 1\ny: int = ""\n# a comment\n', 'none'],
  ] as const) {
    await repository.write('a.py', text);
    commits.push(await repository.commit(message));
  }
  await repository.git(['checkout', '--quiet', 'main']);
  await repository.write('b.py', 'z: int = ""\n');
  await repository.commit('main moves on');
  await repository.git(['merge', '--quiet', '--no-ff', '--message', 'merge', 'feature']);
});

describe('the trajectory over the commits', () => {
  test('has each commit of the branch, scored against the previous one', async () => {
    const { report } = await gateReport(['--base', 'main~1', '--head', 'feature', ...CURVE], start);
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
      [commits[0], 'two lines', 0, 2, -1, null],
      [commits[1], '::error::one', 0, 1, 0.5, null],
      [commits[2], 'none', 0, 1, 0, null],
    ]);
    expect(report.trajectory[0]?.reward?.previousBundleId).toBe(report.before?.bundleId);
    expect(report.trajectory[1]?.reward?.source).toBe('gate');
    // The potential telescopes: the sum of the steps equals the whole.
    const sum = report.trajectory.reduce((total, { reward }) => total + (reward?.r ?? NaN), 0);
    expect(sum).toBe(report.reward?.r);
  });

  test('is empty for a working tree', async () => {
    const { report } = await gateReport(['--base', 'main~1', '--head', 'worktree', ...CURVE], start);
    expect(report.trajectory).toEqual([]);
  });

  test('is computed if base configures it', async () => {
    await repository.write('lanser.json', '{ "gate": { "trajectory": "commits" } }');
    await repository.commit('configured');
    const last = await repository.commit('nothing');
    const { report } = await gateReport(['--base', 'HEAD~1'], start);
    expect(report.trajectory).toMatchObject([{ commit: last, counts: { error: 2 }, reward: { r: 0 } }]);
  });
});

test('at most the allowed number of commits is selected, spread evenly and with the last one', () => {
  expect(evenlySpaced(0, 3)).toEqual([]);
  expect(evenlySpaced(3, 3)).toEqual([0, 1, 2]);
  expect(evenlySpaced(9, 3)).toEqual([2, 5, 8]);
  for (let count = 1; count < 200; count += 1) {
    const taken = evenlySpaced(count, 20);
    expect(taken.at(-1)).toBe(count - 1);
    expect(new Set(taken).size).toBe(Math.min(count, 20));
    expect(taken.toSorted((left, right) => left - right)).toEqual(taken);
  }
});
