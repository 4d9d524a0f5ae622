import { expect, test } from 'vitest';
import { gateReport, lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectInvalid, useHistories } from './policy-histories.ts';

const histories = useHistories(useSandbox());
const { start, history } = histories;

test("base's policy can be in pyproject.toml, and warnOnly sets the exit code to 0", async () => {
  const section = '[tool.lanser.gate]\nwarnOnly = true\n[tool.lanser.reward.weights]\nwD = 2\n';
  await history(
    'toml',
    { 'a.py': '', 'pyproject.toml': section },
    { 'a.py': '(1).wrong\n', 'pyproject.toml': 'not = [toml' },
  );
  const { stdout, exitCode } = await lanser(['gate', '--base', 'HEAD~1'], start());
  expect(stdout).toMatch(
    /\n⚠ 1 new error in a\.py · the policy only warns · 1 weakened setting · score −2 \(exit code 0: warn-only\)\n$/u,
  );
  expect(stdout).toContain(
    'configuration modified (both sides are checked with the configuration of base): pyproject.toml\n',
  );
  expect(exitCode).toBe(0);
});

test("the report contains an error if head's configuration is too large", async () => {
  const failOn = Array.from({ length: 200_000 }, () => 'schema');
  await history('large', { 'a.py': '' }, { 'lanser.json': JSON.stringify({ gate: { failOn } }) });
  const { report } = await gateReport(['--base', 'HEAD~1'], start());
  expect(report.policy.head).toMatchObject({
    failOn: [],
    error: 'lanser.json is larger than 1 MiB. Remove everything that is not configuration.',
  });
});

test.each([
  [
    'lanser.json',
    '{ "gate": { "failOn": ["all"] } }',
    'lanser.json: /gate/failOn/0: expected one of "introduced-errors"',
  ],
  [
    'lanser.json',
    '{ "reward": { "weights": { "wD": -1 } } }',
    'lanser.json: /reward/weights/wD: expected a number of at least 0',
  ],
  ['lanser.yml', 'gate:\n  failOn: [', 'lanser.yml:2:'],
  ['pyproject.toml', '[tool.other]\nkey = = 1\n', 'pyproject.toml:2:7: '],
  ['pyproject.toml', '[tool]\nlanser = 1\n', 'pyproject.toml: '],
])('an invalid configuration of base in %s is rejected: %j', async (file, text, message) =>
  expectInvalid(histories, file, text, message),
);
