import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test('a new pyrightconfig.json, with the file that it extends, is compared with the configuration of base in pyproject.toml', async () => {
  const { path: cwd, write, remove, commit } = await sandbox.repository('precedence');
  const start = { cwd, env: sandbox.env };
  await write('a.py', '');
  await write('pyproject.toml', '[tool.pyright]\nreportUnusedVariable = "error"\n');
  await commit('strict');
  await write('pyrightconfig.json', '{ "extends": "lax.json" }');
  await write('lax.json', '{ "typeCheckingMode": "off" }');
  await commit('lax');
  const lax = (await gateReport(['--base', 'HEAD~1'], start)).report;
  const at = { kind: 'rule', uri: 'pyrightconfig.json', range: null };
  expect(lax.evidence.configuration).toEqual({
    changed: [{ path: 'pyrightconfig.json', change: 'added' }],
    weakened: [
      { ...at, text: 'reportUnusedVariable', before: 'error', after: null },
      { ...at, text: 'typeCheckingMode', before: null, after: 'off' },
    ],
  });
  await remove('lax.json');
  await commit('nowhere');
  const nowhere = (await gateReport(['--base', 'HEAD~2'], start)).report;
  expect(nowhere.evidence.configuration.weakened).toEqual([
    { ...at, kind: 'configuration', text: expect.stringContaining('does not exist') as string },
  ]);
});

test('new suppressions lower the reward if base sets `countSuppressions`', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('hidden');
  const start = { cwd, env: sandbox.env };
  await write('a.py', 'def f(x: int) -> str:\n    return 1  # type: ignore\n\nf(1)\n');
  await write('lanser.json', '{ "reward": { "countSuppressions": true } }');
  await commit('counted');
  await write('a.py', 'x = 1  # type: ignore\ny = 2  # pyright: ignore[a, b]\n');
  await commit('hidden');
  const counted = (await gateReport(['--base', 'HEAD~1'], start)).report;
  expect(counted.evidence.suppressions?.hidden).toBe(2);
  // The new comment counts once for each of its rules, `a` and `b`. The comment `# type: ignore` is not new: base
  // has it on a different line.
  expect(counted.reward).toMatchObject({ r: -1, components: { diag_delta: -2 } });
});
